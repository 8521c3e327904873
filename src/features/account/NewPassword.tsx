import type { AccountText } from './CredentialInput.tsx';
import type { Complaints } from './checkCredentials.ts';
import { PasswordInput } from './PasswordInput.tsx';

type Props = { t: AccountText; label: string; complaints: Complaints };

export const NewPassword = ({ t, label, complaints }: Props) => (
  <>
    <PasswordInput
      t={t}
      name="password"
      label={label}
      autoComplete="new-password"
      complaint={complaints.password}
      strength
    />
    <PasswordInput
      t={t}
      name="confirmPassword"
      label={t('form.confirmPassword')}
      autoComplete="new-password"
      complaint={complaints.confirmPassword}
    />
  </>
);
