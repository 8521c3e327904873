import { useEffect, useState } from 'react';
import { maskedPhone } from '../../domain/accounts/signInPhone.ts';
import type { Way } from '../../firebase/accounts.ts';
import type { Language } from '../../i18n/languages.ts';
import { phone as texts } from '../../i18n/texts/phone.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { loadPhone } from './loadPhone.ts';
import { PhoneSteps } from './PhoneSteps.tsx';
import { ProfileSection } from './ProfileSection.tsx';

type Props = { lang: Language; ways: readonly Way[]; hasEmail: boolean; onChange: () => void };

/** The number can be removed if there is another way to sign in. */
export const OwnPhone = ({ lang, ways, hasEmail, onChange }: Props) => {
  const t = translate(lang, texts);
  const [own, setOwn] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setOwn((await loadPhone()).ownPhone());
    onChange();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; changes made here read again.
  useEffect(() => void refresh().catch(() => undefined), []);

  const remove = async () => {
    setBusy(true);
    try {
      await (await loadPhone()).removePhone();
      notify({ title: t('removed'), tone: 'success' });
      await refresh();
    } catch (failure) {
      reportHandled(failure, 'remove a number');
      notify({ title: t('failed'), tone: 'error' });
    }
    setBusy(false);
  };
  const mayRemove = (hasEmail || ways.includes('zalo')) && ways.some((way) => way !== 'phone');

  return (
    <ProfileSection hash="phone" title={t('sectionTitle')} text={t('sectionText')}>
      {own === null ? (
        <PhoneSteps
          lang={lang}
          action={t('confirm')}
          onCode={async (sent, code) => {
            await (await loadPhone()).linkPhone(sent, code);
            notify({ title: t('added'), tone: 'success' });
            await refresh();
          }}
        />
      ) : (
        <div className="space-y-4">
          <p className="font-semibold">{t('confirmed', { phone: maskedPhone(own) })}</p>
          <p className="text-ink-soft text-sm">{t(mayRemove ? 'beforeChange' : 'onlyWay')}</p>
          {mayRemove && (
            <Button loading={busy} onClick={() => void remove()}>
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </ProfileSection>
  );
};
