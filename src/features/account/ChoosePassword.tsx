import { useState } from 'react';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { AccountText } from './CredentialInput.tsx';
import { type Credentials, checkNewPasswords } from './checkCredentials.ts';
import { forgetEmailLink } from './emailLink.ts';
import type { Failure } from './explainFailure.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { loadAccounts } from './loadAccounts.ts';
import { NewPassword } from './NewPassword.tsx';
import { refuseCommon } from './refuseCommon.ts';
import { reportAccount } from './reportAccount.ts';
import { useCredentialsForm } from './useCredentialsForm.ts';

const failures: Readonly<Record<string, Failure>> = {
  'auth/weak-password': { title: 'check.short.title', text: 'check.short.text' },
  'auth/network-request-failed': { title: 'reset.failed', text: 'failed.network' },
  'auth/invalid-action-code': { title: 'action.invalid', text: 'action.invalidReset' },
  'auth/expired-action-code': { title: 'action.invalid', text: 'action.invalidReset' },
};

export const ChoosePassword = ({ t, lang, code }: { t: AccountText; lang: Language; code: string }) => {
  const [done, setDone] = useState(false);
  const submit = async ({ password = '' }: Credentials): Promise<Failure | null> => {
    try {
      await (await loadAccounts()).choosePassword(code, password);
      forgetEmailLink();
      setDone(true);
      return null;
    } catch (failure) {
      reportAccount(failure, 'choose a password');
      return failures[codeOf(failure) ?? ''] ?? { title: 'reset.failed', text: 'failed.later' };
    }
  };
  const { form, complaints, failure, busy } = useCredentialsForm({
    check: refuseCommon(checkNewPasswords),
    submit,
  });

  if (done)
    return (
      <>
        <h1 className="text-3xl">{t('reset.done')}</h1>
        <p className="mt-3 mb-5">{t('reset.doneText')}</p>
        <ButtonLink variant="primary" href={localize(lang, paths.auth)}>
          {t('signIn')}
        </ButtonLink>
      </>
    );
  return (
    <form {...form} className="space-y-5">
      <h1 className="text-3xl">{t('reset.choose')}</h1>
      <NewPassword t={t} label={t('form.newPassword')} complaints={complaints} />
      <FailureNotice t={t} lang={lang} busy={busy} failure={failure} />
      <Button type="submit" variant="primary" loading={busy}>
        {t('reset.save')}
      </Button>
    </form>
  );
};
