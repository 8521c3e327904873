import { accounts, fresh } from './suite.ts';

const password = 'secret-word';
const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;

/** Asks the Auth emulator as the web SDK does. */
export const askAuth = async (action: string, body: object) => {
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo-key`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

/** A new account with a confirmed address, and the token of its fresh sign-in. */
export const newMember = async (name: string, displayName = 'Lan') => {
  const uid = fresh(name);
  const email = `${uid}@example.com`;
  await accounts.createUser({ uid, email, emailVerified: true, password, displayName });
  const { body } = await askAuth('signInWithPassword', { email, password, returnSecureToken: true });
  return { uid, email, token: String(body.idToken) };
};

const part = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64url');

/** A token that nobody has signed, as emulators read them. */
export const unsigned = (payload: object) => `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** The token again, saying something else; emulators do not mind. */
export const forged = (token: string, changes: object): string =>
  unsigned({ ...claimsOf(token), ...changes });

/** The token again, as if the sign-in had been so many seconds earlier. */
export const aged = (token: string, seconds: number): string =>
  forged(token, { auth_time: claimsOf(token).auth_time - seconds });
