import { accounts, fresh } from './suite.ts';

const password = 'secret-word';
const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;

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

export const newMember = async (name: string, displayName = 'Lan') => {
  const uid = fresh(name);
  const email = `${uid}@example.com`;
  await accounts.createUser({ uid, email, emailVerified: true, password, displayName });
  const { body } = await askAuth('signInWithPassword', { email, password, returnSecureToken: true });
  return { uid, email, token: String(body.idToken) };
};

const part = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64url');

export const unsigned = (payload: object) => `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Returns the token with changed claims, which emulators accept. */
export const forged = (token: string, changes: object): string =>
  unsigned({ ...claimsOf(token), ...changes });

export const aged = (token: string, seconds: number): string =>
  forged(token, { auth_time: claimsOf(token).auth_time - seconds });
