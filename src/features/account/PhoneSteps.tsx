import { useState } from 'react';
import { codeTyped, maskedPhone, signInPhone } from '../../domain/accounts/signInPhone.ts';
import type { SentCode } from '../../firebase/phone.ts';
import type { Language } from '../../i18n/languages.ts';
import { phone as texts } from '../../i18n/texts/phone.ts';
import { translate } from '../../i18n/texts.ts';
import { settings } from '../../settings.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { explainPhone, isOurs } from './explainPhone.ts';
import { loadPhone } from './loadPhone.ts';
import { OneField } from './OneField.tsx';

type Props = {
  lang: Language;
  action: string;
  /** The member's own number. If set, no other is accepted. */
  own?: string;
  onCode: (sent: SentCode, code: string) => Promise<void>;
};

/** Asks for a number, then for its code. `onCode` rejects with Firebase's error. */
export const PhoneSteps = ({ lang, action, own, onCode }: Props) => {
  const t = translate(lang, texts);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [note, setNote] = useState('');
  const [sending, setSending] = useState(false);

  const attempt = async (act: () => Promise<void>, what: string): Promise<string | null> => {
    try {
      await act();
      return null;
    } catch (failure) {
      if (isOurs(failure)) reportHandled(failure, what);
      return t(explainPhone(failure));
    }
  };
  const send = (number: string) =>
    attempt(async () => setSent(await (await loadPhone()).sendCode(number, lang)), 'send a code');
  const sendTyped = async (typed: string) => {
    const phone = signInPhone(typed, settings.phoneSignIn.dialCodes);
    return 'problem' in phone ? t(phone.problem) : send(phone.number);
  };
  const again = async (number: string) => {
    setNote('');
    setSending(true);
    setNote((await send(number)) ?? t('sentAgain'));
    setSending(false);
  };

  if (sent === null && own !== undefined)
    return (
      <div className="space-y-4">
        <p>{t('leaveText', { phone: maskedPhone(own) })}</p>
        <Button loading={sending} onClick={() => void again(own)}>
          {t('send')}
        </Button>
        <p role="status">{note}</p>
      </div>
    );
  if (sent === null)
    return (
      <OneField
        lang={lang}
        key="number"
        label={t('number')}
        hint={t('numberHint')}
        action={t('send')}
        input={{ name: 'phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 20 }}
        onSubmit={sendTyped}
      />
    );
  return (
    <OneField
      lang={lang}
      key="code"
      label={t('code')}
      hint={t('codeHint', { phone: maskedPhone(sent.phone) })}
      action={action}
      input={{
        name: 'code',
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
        maxLength: 10,
        autoFocus: true,
      }}
      onSubmit={async (typed) => {
        const code = codeTyped(typed);
        return code === null ? t('codeWrong') : attempt(() => onCode(sent, code), 'confirm a code');
      }}
    >
      <div className="flex flex-wrap gap-3">
        <Button size="sm" loading={sending} onClick={() => void again(sent.phone)}>
          {t('again')}
        </Button>
        {own === undefined && (
          <Button size="sm" onClick={() => setSent(null)}>
            {t('other')}
          </Button>
        )}
      </div>
      <p role="status">{note}</p>
    </OneField>
  );
};
