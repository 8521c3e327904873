import type { Language } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { notifyNext } from '../../ui/notifyNext.ts';
import { type AccountText, CredentialInput, EmailInput } from './CredentialInput.tsx';
import { type Credentials, checkSignUp } from './checkCredentials.ts';
import { sendConfirmation } from './confirmationEmail.ts';
import { confirmationPage } from './confirmationPage.ts';
import { explainFailure, type Failure } from './explainFailure.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { loadAccounts } from './loadAccounts.ts';
import { NewPassword } from './NewPassword.tsx';
import { savePendingSignUp } from './pendingSignUp.ts';
import { refuseCommon } from './refuseCommon.ts';
import { reportAccount } from './reportAccount.ts';
import { askedRedirect } from './useArrival.ts';
import { useCredentialsForm } from './useCredentialsForm.ts';

type Props = { t: AccountText; lang: Language; email: string; onEmail: (email: string) => void };

export const SignUpForm = ({ t, lang, email, onEmail }: Props) => {
  const submit = async (values: Credentials): Promise<Failure | null> => {
    const address = values.email?.trim() ?? '';
    try {
      const { signUp } = await loadAccounts();
      await signUp(address, values.password ?? '', values.fullName?.trim() ?? '');
    } catch (failure) {
      reportAccount(failure, 'sign up');
      return explainFailure('signUp', failure);
    }
    const redirect = askedRedirect();
    // If the email fails, the next page can send it again.
    const sent = await sendConfirmation(lang, redirect).then(
      () => true,
      (failure: unknown) => {
        reportAccount(failure, 'send the email that confirms an address');
        return false;
      },
    );
    if (sent) notifyNext({ title: t('done.signUp'), tone: 'success' });
    const isStored = savePendingSignUp({ email: address, redirect });
    location.assign(confirmationPage(lang, redirect, isStored ? null : address, sent));
    return null;
  };
  const { form, complaints, failure, busy } = useCredentialsForm({
    check: refuseCommon(checkSignUp),
    submit,
  });

  return (
    <form {...form} aria-label={t('signUp')} className="space-y-5">
      <CredentialInput
        t={t}
        label={t('form.fullName')}
        name="fullName"
        autoComplete="name"
        maxLength={80}
        complaint={complaints.fullName}
      />
      <EmailInput t={t} defaultValue={email} onValue={onEmail} complaint={complaints.email} />
      <NewPassword t={t} label={t('form.password')} complaints={complaints} />
      <FailureNotice t={t} lang={lang} busy={busy} failure={failure} />
      <Button type="submit" variant="primary" className="w-full" loading={busy}>
        {t('signUp')}
      </Button>
    </form>
  );
};
