import { nameProblem } from '../../domain/accounts/profile.ts';
import type { Language } from '../../i18n/languages.ts';
import { account } from '../../i18n/texts/account.ts';
import { nameComplaints } from '../../i18n/texts/nameChecks.ts';
import { phone as texts } from '../../i18n/texts/phone.ts';
import { translate } from '../../i18n/texts.ts';
import { notifyNext } from '../../ui/notifyNext.ts';
import { explainPhone } from './explainPhone.ts';
import { loadAccounts } from './loadAccounts.ts';
import { OneField } from './OneField.tsx';
import { reportAccount } from './reportAccount.ts';

export const NameAccount = ({ lang, onDone }: { lang: Language; onDone: () => void }) => {
  const t = translate(lang, texts);
  const say = translate(lang, account);
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
};
