import { hasConfirmedPhone } from './buildSellers.ts';
import { type Account, demoPassword, introduced, people } from './people.ts';
import type { Store } from './store.ts';

/** Account that developers can sign in with. */
export interface DemoAccount {
  email: string;
  password: string;
  name: string;
  role: string;
}

const seedAccount = async ({ auth }: Store, account: Account): Promise<void> => {
  const { id, name, email, role } = account;
  const facts = {
    ...{ email, password: demoPassword, displayName: name, emailVerified: true },
    ...(role !== 'operator' && hasConfirmedPhone(id) ? { phoneNumber: account.phone } : {}),
  };
  try {
    await auth.createUser({ uid: id, ...facts });
  } catch (failure) {
    // An earlier seed may have been interrupted.
    const isKnown =
      failure instanceof Error && 'code' in failure && String(failure.code).endsWith('already-exists');
    if (!isKnown) throw failure;
    await auth.updateUser(id, facts);
  }
  if (role === 'operator') await auth.setCustomUserClaims(id, { operator: true });
};

/** Creates the demo's accounts with confirmed addresses and the demo's password. */
export const seedAccounts = async (store: Store): Promise<void> => {
  for (const account of people) await seedAccount(store, account);
};

/** Accounts printed at the end of `npm start`. */
export const demoAccounts: readonly DemoAccount[] = introduced.map(({ name, email, role }) => ({
  name,
  email,
  password: demoPassword,
  role,
}));
