import { startSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { notifyNext } from '../../ui/notifyNext.ts';
import { type AccountText, EmailInput } from './CredentialInput.tsx';
import { type Credentials, checkSignIn } from './checkCredentials.ts';
import { explainFailure, type Failure } from './explainFailure.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { loadAccounts } from './loadAccounts.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { ResendButton } from './ResendButton.tsx';
import { askedRedirect } from './useArrival.ts';
import { useCredentialsForm } from './useCredentialsForm.ts';

type Props = {
  t: AccountText;
  lang: Language;
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
};

type SignInFailure = Failure & { unconfirmed?: boolean };

export const SignInForm = ({ t, lang, email, onEmail, onForgot }: Props) => {
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
      return explainFailure('signIn', failure);
    }
  };
  const { form, complaints, failure, busy, ready } = useCredentialsForm({ check: checkSignIn, submit });

  return (
    <form {...form} aria-label={t('signIn')} className="space-y-5">
      <FailureNotice t={t} failure={failure}>
        {failure?.unconfirmed && (
          <div className="mt-3">
            <ResendButton t={t} lang={lang} redirect={askedRedirect()} />
          </div>
        )}
      </FailureNotice>
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
      <div className="space-y-2">
        <Button type="submit" variant="primary" className="w-full" loading={busy} disabled={!ready}>
          {t('signIn')}
        </Button>
        <Button variant="quiet" size="sm" disabled={!ready} onClick={onForgot}>
          {t('form.forgot')}
        </Button>
      </div>
    </form>
  );
};
