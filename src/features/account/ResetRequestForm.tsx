import { useState } from 'react';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/variants.ts';
import { type AccountText, EmailInput } from './CredentialInput.tsx';
import { type Credentials, checkResetRequest } from './checkCredentials.ts';
import type { Failure } from './explainFailure.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { ModeLink } from './ModeLink.tsx';
import { reportAccount } from './reportAccount.ts';
import { useCredentialsForm } from './useCredentialsForm.ts';

type Props = { t: AccountText; lang: Language; email: string; onEmail: (email: string) => void };

/** Shows the same reply for every address (D57). */
export const ResetRequestForm = ({ t, lang, email, onEmail }: Props) => {
  const [sent, setSent] = useState(false);
  const submit = async (values: Credentials): Promise<Failure | null> => {
    try {
      await call('sendPasswordReset', { email: values.email?.trim() ?? '', language: lang });
      setSent(true);
      return null;
    } catch (failure) {
      reportAccount(failure, 'ask for a new password');
      const limited = codeOf(failure) === 'resource-exhausted';
      return { title: 'confirm.notSent', text: limited ? 'failed.tooMany' : 'failed.later' };
    }
  };
  const { form, complaints, failure, busy } = useCredentialsForm({ check: checkResetRequest, submit });
  const back = (
    <ModeLink mode="signIn" className={buttonClass({ variant: 'quiet' })}>
      {t('reset.back')}
    </ModeLink>
  );

  if (sent)
    return (
      <div className="space-y-5">
        <p role="status">{t('reset.sent')}</p>
        {back}
      </div>
    );
  return (
    <form {...form} aria-label={t('reset.title')} className="space-y-5">
      <p className="text-ink-soft">{t('reset.text')}</p>
      <EmailInput t={t} defaultValue={email} onValue={onEmail} complaint={complaints.email} />
      <FailureNotice t={t} lang={lang} busy={busy} failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={busy}>
          {t('reset.send')}
        </Button>
        {back}
      </div>
    </form>
  );
};
