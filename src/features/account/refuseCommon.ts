import type { Complaints, Credentials } from './checkCredentials.ts';

/**
 * A check that also refuses passwords which everybody uses. Their list comes over the network, so it is
 * asked for last, once the form is sent; where it cannot be had, the password counts as uncommon.
 */
export const refuseCommon =
  (check: (values: Credentials) => Complaints) =>
  async (values: Credentials): Promise<Complaints> => {
    const found = check(values);
    if (found.password) return found;
    const { isCommon } = await import('./commonPasswords.ts').catch(() => ({ isCommon: () => false }));
    return isCommon(values.password ?? '')
      ? { ...found, password: { title: 'check.common.title', text: 'check.common.text' } }
      : found;
  };
