import type { Complaints, Credentials } from './checkCredentials.ts';

/** Adds a check for common passwords, loaded after submitting. If loading fails, every password passes. */
export const refuseCommon =
  (check: (values: Credentials) => Complaints) =>
  async (values: Credentials): Promise<Complaints> => {
    const complaints = check(values);
    if (complaints.password) return complaints;
    const { isCommon } = await import('./commonPasswords.ts').catch(() => ({ isCommon: () => false }));
    return isCommon(values.password ?? '')
      ? { ...complaints, password: { title: 'check.common.title', text: 'check.common.text' } }
      : complaints;
  };
