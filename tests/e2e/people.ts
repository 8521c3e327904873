import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { demoPassword } from '../../local/seed/people.ts';
import type { Profile } from '../../src/domain/accounts/profile.schema.ts';
import { signedInKey } from '../../src/domain/accounts/signedInKey.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { accountMenu } from '../../src/i18n/texts/accountMenu.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, type Path, paths } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { expect } from './browser.ts';

const { apiKey, projectId } = settings.firebase;
const app = (): App => getApps()[0] ?? initializeApp({ projectId });

/** The database behind the rules, to set a scene. */
export const store = () => getFirestore(app());

/** Everybody's accounts, behind the rules. */
export const auth = () => getAuth(app());

/** A seller, a buyer and everybody's password, as the seed made them. */
export const demo = { seller: 'mai@vongxe.example', buyer: 'linh@vongxe.example', password: demoPassword };

export type Member = { id: string; email: string; name: string };

/** An address that nobody else uses. */
export const newAddress = () => `lan-${randomUUID()}@example.com`;

/** Somebody new with a confirmed address and a profile, as if they had arrived before. */
export const createMember = async (name = 'Nguyễn Thị Lan'): Promise<Member> => {
  const email = newAddress();
  const account = { email, emailVerified: true, password: demo.password, displayName: name };
  const { uid } = await auth().createUser(account);
  const profile: Omit<Profile, 'updated_at'> = { full_name: name, avatar_url: null };
  await store()
    .doc(`profiles/${uid}`)
    .set({ ...profile, updated_at: Timestamp.now() });
  return { id: uid, email, name };
};

/** Takes somebody's profile away, behind the back of the rules. */
export const removeProfile = (userId: string) => store().doc(`profiles/${userId}`).delete();

/** What the SDK keeps in a browser where this person has signed in. */
const storedUser = async (email: string, emailVerified = true) => {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
  const method = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const response = await fetch(`http://${host}/${method}?key=${apiKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demo.password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${email} was not let in: ${await response.text()}`);
  const { localId, idToken, refreshToken, expiresIn } = (await response.json()) as Record<string, string>;
  const expirationTime = Date.now() + Number(expiresIn) * 1000;
  const stsTokenManager = { refreshToken, accessToken: idToken, expirationTime };
  // The rest it asks the server for, as soon as it is there.
  const account = { uid: localId, email, emailVerified, isAnonymous: false };
  return { ...account, stsTokenManager, apiKey, appName: '[DEFAULT]' };
};

const keep = async (page: Page, kept: Record<string, string>) => {
  // A file without script, so that no island looks before all is there.
  await page.goto('/robots.txt');
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, kept);
};

const userKey = `firebase:authUser:${apiKey}:[DEFAULT]`;

/**
 * Opens a page as somebody with the password of the demo who has signed in here before. The form is left out: the
 * tests of accounts fill it in, and a hundred others need not.
 */
export const signIn = async (page: Page, lang: Language, email: string, target: Path = paths.home) => {
  await keep(page, { [userKey]: JSON.stringify(await storedUser(email)), [signedInKey]: '1' });
  await page.goto(localize(lang, target));
  await expect(page.getByRole('button', { name: translate(lang, accountMenu)('open') })).toBeVisible();
};

/** Makes somebody who has signed up in this browser and has still to confirm their address. @returns the email's code */
export const signUp = async (page: Page): Promise<string> => {
  const email = newAddress();
  await auth().createUser({ email, password: demo.password, displayName: 'Nguyễn Thị Lan' });
  await keep(page, { [userKey]: JSON.stringify(await storedUser(email, false)) });
  const link = await auth().generateEmailVerificationLink(email);
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error(`a link without a code: ${link}`);
  return code;
};
