import type { ComponentProps, ReactNode } from 'react';
import type { account } from '../../i18n/texts/account.ts';
import type { Translate } from '../../i18n/texts.ts';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { Complaint } from './checkCredentials.ts';

export type AccountText = Translate<typeof account>;

export const complaintText = (t: AccountText, complaint: Complaint | undefined): ReactNode => {
  if (!complaint) return undefined;
  if (!complaint.title) return t(complaint.text);
  return (
    <span>
      <span>{t(complaint.title)}</span>
      <span className="block font-normal">{t(complaint.text)}</span>
    </span>
  );
};

type Props = Omit<ComponentProps<'input'>, 'name'> & {
  t: AccountText;
  name: string;
  label: string;
  complaint?: Complaint | undefined;
};

export const CredentialInput = ({ t, label, complaint, ...input }: Props) => (
  <Field label={label} error={complaintText(t, complaint)} required>
    {(control) => <TextInput {...control} {...input} />}
  </Field>
);

type EmailProps = Omit<Props, 'name' | 'label'> & { onValue: (email: string) => void };

export const EmailInput = ({ onValue, ...props }: EmailProps) => (
  <CredentialInput
    label={props.t('form.email')}
    name="email"
    type="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    onInput={({ currentTarget }) => onValue(currentTarget.value)}
    {...props}
  />
);
