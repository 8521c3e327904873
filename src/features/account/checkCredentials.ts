import { nameProblem } from '../../domain/accounts/profile.ts';
import type { account } from '../../i18n/texts/account.ts';
import { nameComplaints } from '../../i18n/texts/nameChecks.ts';
import { minPasswordLength } from './password.ts';

export type Credentials = {
  fullName?: string;
  email?: string;
  currentPassword?: string;
  password?: string;
  confirmPassword?: string;
};
export type CredentialField = keyof Credentials;
export const credentialFields = [
  'fullName',
  'email',
  'currentPassword',
  'password',
  'confirmPassword',
] as const satisfies readonly CredentialField[];

type TextKey = keyof typeof account;
export type Complaint = { title?: TextKey; text: TextKey };
export type Complaints = Partial<Record<CredentialField, Complaint>>;

const checkName = (name: string): Complaint | null => {
  if (name.trim() === '') return { text: 'check.nameMissing' };
  const problem = nameProblem(name);
  return problem && { text: nameComplaints[problem] };
};

/** False only for certainly invalid addresses; the confirmation email checks the rest. */
const looksLikeEmail = (email: string) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email);

const checkEmail = (email: string): Complaint | null => {
  if (email.trim() === '') return { text: 'check.emailMissing' };
  return looksLikeEmail(email.trim()) ? null : { text: 'check.emailWrong' };
};

const checkNewPassword = (password: string): Complaint | null => {
  if (password === '') return { text: 'check.passwordMissing' };
  return password.length < minPasswordLength
    ? { title: 'check.short.title', text: 'check.short.text' }
    : null;
};

const only = (complaints: Record<string, Complaint | null | undefined>): Complaints =>
  Object.fromEntries(Object.entries(complaints).filter(([, complaint]) => complaint));

/** @example checkSignIn({ email: '', password: 'x' }) // => { email: { text: 'check.emailMissing' } } */
export const checkSignIn = ({ email = '', password = '' }: Credentials): Complaints =>
  only({
    email: checkEmail(email),
    password: password === '' ? { text: 'check.passwordMissing' } : null,
  });

export const checkNewPasswords = ({ password = '', confirmPassword = '' }: Credentials): Complaints =>
  only({
    password: checkNewPassword(password),
    confirmPassword:
      password === confirmPassword ? null : { title: 'check.mismatch.title', text: 'check.mismatch.text' },
  });

export const checkSignUp = (form: Credentials): Complaints => ({
  ...only({ fullName: checkName(form.fullName ?? ''), email: checkEmail(form.email ?? '') }),
  ...checkNewPasswords(form),
});

export const checkResetRequest = ({ email = '' }: Credentials): Complaints =>
  only({ email: checkEmail(email) });

/** @example checkProfile({ fullName: 'An 2' }) // => { fullName: { text: 'check.nameDigits' } } */
export const checkProfile = ({ fullName = '' }: Credentials): Complaints =>
  only({ fullName: checkName(fullName) });

export const checkPasswordChange = (form: Credentials): Complaints => ({
  ...only({ currentPassword: form.currentPassword ? null : { text: 'check.currentMissing' } }),
  ...checkNewPasswords(form),
});

export const checkProof = ({ currentPassword = '' }: Credentials): Complaints =>
  only({ currentPassword: currentPassword === '' ? { text: 'check.passwordMissing' } : null });
