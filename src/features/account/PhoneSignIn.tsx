import { useState } from 'react';
import { nameProblem } from '../../domain/accounts/profile.ts';
import type { Language } from '../../i18n/languages.ts';
import { account } from '../../i18n/texts/account.ts';
import { nameComplaints } from '../../i18n/texts/nameChecks.ts';
import { phone as texts } from '../../i18n/texts/phone.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { notifyNext } from '../../ui/notifyNext.ts';
import { explainPhone } from './explainPhone.ts';
import { loadAccounts } from './loadAccounts.ts';
import { loadPhone } from './loadPhone.ts';
import { OneField } from './OneField.tsx';
import { PhoneSteps } from './PhoneSteps.tsx';
import { reportAccount } from './reportAccount.ts';

type Props = { lang: Language; onBack: () => void; onDone: () => void };

/** Signs in by a code sent to a phone. Asks new members for a name. */
export const PhoneSignIn = ({ lang, onBack, onDone }: Props) => {
  const t = translate(lang, texts);
  const say = translate(lang, account);
  const [naming, setNaming] = useState(false);

  const saveName = async (typed: string): Promise<string | null> => {
    const name = typed.trim();
    if (name === '') return say('check.nameMissing');
    const problem = nameProblem(name);
    if (problem) return say(nameComplaints[problem]);
    try {
      await (await loadAccounts()).renameAccount(name);
    } catch (failure) {
      reportAccount(failure, 'name a new account');
      return t(explainPhone(failure));
    }
    notifyNext({ title: say('done.newAccount'), tone: 'success' });
    onDone();
    return null;
  };

  if (naming)
    return (
      <section>
        <h2 className="mb-6 text-2xl">{t('nameTitle')}</h2>
        <OneField
          lang={lang}
          label={t('name')}
          hint={t('nameHint')}
          action={t('goOn')}
          input={{ name: 'fullName', autoComplete: 'name', maxLength: 80, autoFocus: true }}
          onSubmit={saveName}
        />
      </section>
    );
  return (
    <section>
      <h2 className="mb-6 text-2xl">{t('title')}</h2>
      <PhoneSteps
        lang={lang}
        action={t('signIn')}
        onCode={async (sent, code) => {
          const { named } = await (await loadPhone()).signInByCode(sent, code);
          if (!named) return setNaming(true);
          notifyNext({ title: say('done.signIn'), tone: 'success' });
          onDone();
        }}
      />
      <Button className="mt-6" onClick={onBack}>
        {t('back')}
      </Button>
    </section>
  );
};
