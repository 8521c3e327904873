import { useState } from 'react';
import type { SocialProvider } from '../../domain/accounts/socialProviders.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { account } from '../../i18n/texts/account.ts';
import { profile } from '../../i18n/texts/profile.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { type Credentials, checkProof } from './checkCredentials.ts';
import { changedTheirMind, type Failure } from './explainFailure.ts';
import { explainProof } from './explainProof.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { loadAccounts } from './loadAccounts.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { reportAccount } from './reportAccount.ts';
import { useCredentialsForm } from './useCredentialsForm.ts';

type Props = { lang: Language; onKeep: () => void; onGone: () => void };

const Keep = ({ lang, onKeep }: Pick<Props, 'lang' | 'onKeep'>) => (
  <Button onClick={onKeep}>{translate(lang, profile)('leave.keep')}</Button>
);

export const LeaveByPassword = ({ lang, email, onKeep, onGone }: Props & { email: string }) => {
  const t = translate(lang, account);
  const say = translate(lang, profile);
  const submit = async ({ currentPassword = '' }: Credentials): Promise<Failure | null> => {
    try {
      await (await loadAccounts()).provePassword(currentPassword);
      await call('deleteAccount', {});
    } catch (failure) {
      reportAccount(failure, 'delete an account');
      return explainProof('leave', codeOf(failure));
    }
    onGone();
    return null;
  };
  const { form, complaints, failure, busy } = useCredentialsForm({ check: checkProof, submit });
  return (
    <form {...form} aria-label={say('leave.title')} className="space-y-5">
      <p>{say('leave.prove')}</p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        t={t}
        name="currentPassword"
        label={t('form.password')}
        autoComplete="current-password"
        complaint={complaints.currentPassword}
      />
      <FailureNotice t={t} lang={lang} busy={busy} failure={failure} />
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Keep lang={lang} onKeep={onKeep} />
        <Button type="submit" variant="danger" loading={busy} loadingLabel={say('leave.deleting')}>
          {say('leave.delete')}
        </Button>
      </div>
    </form>
  );
};

export const LeaveByProvider = ({ lang, provider, onKeep, onGone }: Props & { provider: SocialProvider }) => {
  const t = translate(lang, account);
  const say = translate(lang, profile);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const leave = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await (await loadAccounts()).proveWith(provider, lang);
      await call('deleteAccount', {});
      onGone();
    } catch (problem) {
      reportAccount(problem, 'delete an account');
      const code = codeOf(problem);
      if (!changedTheirMind.has(code ?? '')) setFailure(explainProof('leave', code));
      setBusy(false);
    }
  };
  return (
    <div className="space-y-5">
      <p>{say('leave.proveElsewhere')}</p>
      <FailureNotice t={t} lang={lang} busy={busy} failure={failure} />
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Keep lang={lang} onKeep={onKeep} />
        <Button
          variant="danger"
          loading={busy}
          loadingLabel={say('leave.deleting')}
          onClick={() => void leave()}
        >
          {say(`leave.${provider}`)}
        </Button>
      </div>
    </div>
  );
};
