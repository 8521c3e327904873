import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type AccountText, complaintText } from './CredentialInput.tsx';
import type { Complaint } from './checkCredentials.ts';
import { StrengthHint } from './StrengthHint.tsx';

type Props = {
  t: AccountText;
  name: 'currentPassword' | 'password' | 'confirmPassword';
  label: string;
  complaint?: Complaint | undefined;
  /** Tells password managers to fill in a password or to generate one. */
  autoComplete: 'current-password' | 'new-password';
  strength?: boolean;
};

export const PasswordInput = ({ t, name, label, complaint, autoComplete, strength = false }: Props) => {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <Field
      label={label}
      error={complaintText(t, complaint)}
      hint={strength ? <StrengthHint t={t} password={typed} /> : undefined}
      required
    >
      {(control) => (
        <span className="relative block">
          <TextInput
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            // Firebase refuses longer passwords.
            maxLength={4_096}
            className="pr-12"
            onInput={({ currentTarget }) => strength && setTyped(currentTarget.value)}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={t(shown ? 'form.hide' : 'form.show')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute top-0.5 right-0.5"
          />
        </span>
      )}
    </Field>
  );
};
