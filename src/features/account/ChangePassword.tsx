import { useState } from 'react';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { account } from '../../i18n/texts/account.ts';
import { profile } from '../../i18n/texts/profile.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { type Credentials, checkPasswordChange } from './checkCredentials.ts';
import type { Failure } from './explainFailure.ts';
import { explainProof } from './explainProof.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { loadAccounts } from './loadAccounts.ts';
import { NewPassword } from './NewPassword.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { refuseCommon } from './refuseCommon.ts';
import { reportAccount } from './reportAccount.ts';
import { useCredentialsForm } from './useCredentialsForm.ts';

type Props = { lang: Language; email: string };

const PasswordForm = ({ lang, email, onDone }: Props & { onDone: () => void }) => {
  const t = translate(lang, account);
  const say = translate(lang, profile);
  const submit = async ({ currentPassword = '', password = '' }: Credentials): Promise<Failure | null> => {
    try {
      await (await loadAccounts()).changePassword(currentPassword, password);
    } catch (failure) {
      reportAccount(failure, 'change a password');
      return explainProof('password', codeOf(failure));
    }
    notify({ title: say('password.changed'), tone: 'success' });
    onDone();
    return null;
  };
  const { form, complaints, failure, busy } = useCredentialsForm({
    check: refuseCommon(checkPasswordChange),
    submit,
  });

  return (
    <form {...form} aria-label={say('password.title')}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <div className="space-y-5">
        <PasswordInput
          t={t}
          name="currentPassword"
          label={say('password.current')}
          autoComplete="current-password"
          complaint={complaints.currentPassword}
        />
        <NewPassword t={t} label={t('form.newPassword')} complaints={complaints} />
        <FailureNotice t={t} lang={lang} busy={busy} failure={failure} />
        <Button type="submit" loading={busy} loadingLabel={say('password.changing')}>
          {say('password.change')}
        </Button>
      </div>
    </form>
  );
};

export const ChangePassword = (props: Props) => {
  const [changes, setChanges] = useState(0);
  return <PasswordForm key={changes} {...props} onDone={() => setChanges(changes + 1)} />;
};
