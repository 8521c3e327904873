import { hasConfirmedPhone } from './buildSellers.ts';
import { type Account, demoPassword, introduced, people } from './people.ts';
import type { Store } from './store.ts';

/** Somebody whom a developer can sign in as. */
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
    // Half a seed may have been sown before.
    const isKnown =
      failure instanceof Error && 'code' in failure && String(failure.code).endsWith('already-exists');
    if (!isKnown) throw failure;
    await auth.updateUser(id, facts);
  }
  if (role === 'operator') await auth.setCustomUserClaims(id, { operator: true });
};

/** Everybody of the seed with a confirmed address and the one password of the demo. */
export const seedAccounts = async (store: Store): Promise<void> => {
  for (const account of people) await seedAccount(store, account);
};

/** What the block at the end of `npm start` shows. */
export const demoAccounts: readonly DemoAccount[] = introduced.map(({ name, email, role }) => ({
  name,
  email,
  password: demoPassword,
  role,
}));
