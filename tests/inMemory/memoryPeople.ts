import { claimsOf, confirmByCode, tokenOf } from './memoryAccounts.ts';
import { accounts, fresh } from './memorySuite.ts';

// Mock of tests/functions/people.ts and signIn.ts.
export const createMember = async (name = 'Lan', verified = true) => {
  const email = `${fresh('member')}@example.com`;
  const { uid: id } = await accounts.createUser({ email, emailVerified: verified, displayName: name });
  return { id, email, name, token: tokenOf(id) };
};
export const newMember = async (name: string, displayName = 'Lan') => {
  const uid = fresh(name);
  const email = `${uid}@example.com`;
  await accounts.createUser({ uid, email, emailVerified: true, displayName });
  return { uid, email, token: tokenOf(uid) };
};
export const askAuth = async (_action: string, { email, oobCode }: { email?: string; oobCode?: string }) => {
  if (oobCode) confirmByCode(oobCode);
  const account = email && (await accounts.getUserByEmail(email));
  return { status: 200, body: account ? { idToken: tokenOf(account.uid) } : {} };
};
export const unsigned = (payload: object) => JSON.stringify({ uid: '', ...payload });
export const forged = (token: string, changes: object) => unsigned({ ...claimsOf(token), ...changes });
export const aged = (token: string, seconds: number) =>
  forged(token, { auth_time: Number(claimsOf(token)?.auth_time) - seconds });
