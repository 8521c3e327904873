import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { account } from '../../src/i18n/texts/account.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, type Path, paths } from '../../src/paths.ts';
import { demo } from './pages.ts';

const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'}/identitytoolkit.googleapis.com/v1`;
const project = process.env.GCLOUD_PROJECT ?? 'demo-vongxe';

/** An address that nobody else uses. */
export const newAddress = () => `lan-${randomUUID()}@example.com`;

/** Somebody with the password of the demo, made by the Auth emulator; confirmed unless told otherwise. */
export const newMember = async ({ confirmed = true, name = 'Nguyễn Thị Lan' } = {}) => {
  const email = newAddress();
  const response = await fetch(`${auth}/projects/${project}/accounts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ email, password: demo.password, displayName: name, emailVerified: confirmed }),
  });
  if (!response.ok) throw new Error(`the account was not made: ${await response.text()}`);
  const { localId } = (await response.json()) as { localId: string };
  return { id: localId, email, name };
};

/** Takes somebody's profile away, behind the back of the rules. */
export const removeProfile = async (userId: string) => {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
  const address = `http://${host}/v1/projects/${project}/databases/(default)/documents/profiles/${userId}`;
  const response = await fetch(address, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
  if (!response.ok) throw new Error(`the profile was not removed: ${await response.text()}`);
};

/** Fills in the sign-in form of the page and sends it. */
export const submitSignIn = async (page: Page, lang: Language, email: string, password: string) => {
  const t = translate(lang, account);
  const form = page.getByRole('form', { name: t('signIn') });
  await form.getByLabel(t('form.email')).fill(email);
  await form.locator('[name=password]').fill(password);
  await form.getByRole('button', { name: t('signIn'), exact: true }).click();
};

/** Opens the sign-up form. */
export const openSignUp = async (page: Page, lang: Language, back: Path) => {
  const t = translate(lang, account);
  await page.goto(`${localize(lang, paths.auth)}?redirect=${localize(lang, back)}`);
  await page.getByRole('button', { name: t('signUp'), exact: true }).click();
  return page.getByRole('form', { name: t('signUp') });
};

export type SignUp = { name: string; email: string; password: string; again?: string };

/** Fills in the sign-up form of the page and sends it. */
export const submitSignUp = async (
  page: Page,
  lang: Language,
  { name, email, password, again = password }: SignUp,
) => {
  const t = translate(lang, account);
  const form = page.getByRole('form', { name: t('signUp') });
  await form.locator('[name=fullName]').fill(name);
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('[name=confirmPassword]').fill(again);
  await form.getByRole('button', { name: t('signUp'), exact: true }).click();
};
