import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Language } from '../../src/i18n/languages.ts';
import { account } from '../../src/i18n/texts/account.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, type Path, paths } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';

const app = (): App => getApps()[0] ?? initializeApp({ projectId: settings.firebase.projectId });

/** The database behind the rules, to set a scene. */
export const store = () => getFirestore(app());

export const password = 'vongxe-demo';
export type Member = { id: string; email: string; name: string };

/** Somebody new with a confirmed address. */
export const createMember = async (name: string): Promise<Member> => {
  const email = `${randomUUID()}@example.com`;
  const user = await getAuth(app()).createUser({ email, emailVerified: true, password, displayName: name });
  return { id: user.uid, email, name };
};

/** Signs in through the form, and goes on to a page. */
export const signInAs = async (page: Page, lang: Language, email: string, target: Path) => {
  const t = translate(lang, account);
  const goal = localize(lang, target);
  await page.goto(`${localize(lang, paths.auth)}?redirect=${goal}`);
  const form = page.getByRole('form', { name: t('signIn') });
  await form.getByLabel(t('form.email')).fill(email);
  await form.locator('[name=password]').fill(password);
  await form.getByRole('button', { name: t('signIn'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === goal);
};
