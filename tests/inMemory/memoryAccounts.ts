import './memorySite.ts';
import { type Auth, getAuth } from 'firebase-admin/auth';

type Account = Record<string, unknown> & { uid: string; email?: string };
const people = new Map<string, Account>();
let count = 0;

const refused = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });
const find = (fits: (account: Account) => boolean): Account => {
  const account = [...people.values()].find(fits);
  if (!account) throw refused('user-not-found');
  return account;
};
const withId = (uid: string) => find((account) => account.uid === uid);
const change = async (uid: string, fields: object) => Object.assign(withId(uid), fields);
const codes = new Map<string, string>();
const linkOf = (mode: string) => async (email: string) => {
  const { uid } = find((account) => account.email === email);
  const code = `code${codes.size}`;
  codes.set(code, uid);
  return `https://vongxe.example/__/auth/action?mode=${mode}&oobCode=${code}`;
};
export const confirmByCode = (code: string): void => {
  Object.assign(withId(codes.get(code) ?? ''), { emailVerified: true });
};

/** Firebase Auth in memory, with the methods that functions use. */
const memory = {
  createUser: async (fields: Partial<Account>) => {
    count += 1;
    const uid = fields.uid ?? `member${count}`;
    if (people.has(uid)) throw refused('uid-already-exists');
    const metadata = { creationTime: new Date().toUTCString(), lastSignInTime: new Date().toUTCString() };
    const providerData = fields.email
      ? [{ providerId: 'password', uid: fields.email, email: fields.email }]
      : [];
    const account = { disabled: false, emailVerified: false, providerData, metadata, ...fields, uid };
    people.set(uid, account);
    return account;
  },
  getUser: async (uid: string) => withId(uid),
  getUserByEmail: async (email: string) => find((account) => account.email === email),
  getUserByPhoneNumber: async (number: string) => find((account) => account.phoneNumber === number),
  getUsers: async (wanted: { uid?: string; email?: string }[]) => {
    const users = [...people.values()].filter((account) =>
      wanted.some(({ uid, email }) => uid === account.uid || (email && email === account.email)),
    );
    return { users, notFound: [] };
  },
  listUsers: async () => ({ users: [...people.values()] }),
  updateUser: (uid: string, { providerToLink, ...fields }: Partial<Account> = {}) => {
    const providers = withId(uid).providerData as object[];
    return change(uid, {
      ...fields,
      ...(providerToLink ? { providerData: [...providers, providerToLink] } : {}),
    });
  },
  deleteUser: async (uid: string) => {
    withId(uid);
    people.delete(uid);
  },
  setCustomUserClaims: (uid: string, customClaims: object) => change(uid, { customClaims }),
  createCustomToken: async (uid: string) => `custom ${uid}`,
  revokeRefreshTokens: async (uid: string) => void withId(uid),
  generatePasswordResetLink: linkOf('resetPassword'),
  generateEmailVerificationLink: linkOf('verifyEmail'),
  importUsers: async (users: Account[]) => {
    for (const user of users) people.set(user.uid, { disabled: false, providerData: [], ...user });
  },
};

export const accounts: Auth = Object.assign(getAuth(), memory);

type Claims = Record<string, unknown> & { uid: string; auth_time: number };

/** Returns a token's claims as JSON, as functions receive them. */
export const tokenOf = (uid: string): string => {
  const { email, emailVerified, phoneNumber, displayName, customClaims = {} } = withId(uid);
  const auth_time = Math.floor(Date.now() / 1_000);
  const confirmed = { email_verified: emailVerified, ...(phoneNumber ? { phone_number: phoneNumber } : {}) };
  const claims = { uid, sub: uid, email, ...confirmed, name: displayName, auth_time };
  return JSON.stringify({ ...claims, ...(customClaims as object) });
};

export const claimsOf = (token: string): Claims | null => {
  try {
    return JSON.parse(token);
  } catch {
    return null;
  }
};
