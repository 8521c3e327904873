import { accounts, fresh } from './suite.ts';

export const createMember = async (name = 'Lan', verified = true) => {
  const email = `${fresh('member')}@example.com`;
  const user = await accounts.createUser({
    email,
    emailVerified: verified,
    password: 'secret-word',
    displayName: name,
  });
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key';
  const body = JSON.stringify({ email, password: 'secret-word', returnSecureToken: true });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`http://${host}/${path}`, { method: 'POST', headers, body });
  const { idToken } = (await response.json()) as { idToken: string };
  return { id: user.uid, email, name, token: idToken };
};
