import { startSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { notifyNext } from '../../ui/notifyNext.ts';
import { type AccountText, EmailInput } from './CredentialInput.tsx';
import { type Credentials, checkSignIn } from './checkCredentials.ts';
import { explainFailure, type Failure } from './explainFailure.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { loadAccounts } from './loadAccounts.ts';
import { ModeLink } from './ModeLink.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { ResendButton } from './ResendButton.tsx';
import { reportAccount } from './reportAccount.ts';
import { askedRedirect } from './useArrival.ts';
import { useCredentialsForm } from './useCredentialsForm.ts';

type Props = { t: AccountText; lang: Language; email: string; onEmail: (email: string) => void };

type SignInFailure = Failure & { unconfirmed?: boolean };

export const SignInForm = ({ t, lang, email, onEmail }: Props) => {
  const submit = async (values: Credentials): Promise<SignInFailure | null> => {
    try {
      const { signIn } = await loadAccounts();
      const outcome = await signIn(values.email?.trim() ?? '', values.password ?? '');
      if (outcome === 'unconfirmed')
        return { title: 'failed.signIn', text: 'failed.unconfirmed', unconfirmed: true };
      notifyNext({ title: t('done.signIn'), tone: 'success' });
      await startSession({ wake: true });
      return null;
    } catch (failure) {
      reportAccount(failure, 'sign in');
      return explainFailure('signIn', failure);
    }
  };
  const { form, complaints, failure, busy } = useCredentialsForm({ check: checkSignIn, submit });

  return (
    <form {...form} aria-label={t('signIn')} className="space-y-5">
      <EmailInput
        t={t}
        defaultValue={email}
        onValue={onEmail}
        complaint={complaints.email}
        autoComplete="username"
      />
      <PasswordInput
        t={t}
        name="password"
        label={t('form.password')}
        autoComplete="current-password"
        complaint={complaints.password}
      />
      <FailureNotice t={t} lang={lang} busy={busy} failure={failure}>
        {failure?.unconfirmed && (
          <div className="mt-3">
            <ResendButton t={t} lang={lang} redirect={askedRedirect()} />
          </div>
        )}
      </FailureNotice>
      <div className="space-y-2">
        <Button type="submit" variant="primary" className="w-full" loading={busy}>
          {t('signIn')}
        </Button>
        <ModeLink mode="reset" className="inline-block py-3 text-sm underline">
          {t('form.forgot')}
        </ModeLink>
      </div>
    </form>
  );
};
