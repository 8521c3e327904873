import type { Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { accountMenu } from '../../src/i18n/texts/accountMenu.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, type Path, paths } from '../../src/paths.ts';
import { auth, demo, newAddress, signedInEntries, store, unconfirmedEntries } from '../fixtures/members.ts';
import { expect } from './browser.ts';

export { auth, createMember, demo, type Member, newAddress, store } from '../fixtures/members.ts';

export const removeProfile = (userId: string) => store().doc(`profiles/${userId}`).delete();

const keep = async (page: Page, entries: Record<string, string>) => {
  // Opens a file without script, so that no island reads storage before all entries are set.
  await page.goto('/robots.txt');
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
};

export const signIn = async (page: Page, lang: Language, email: string, target: Path = paths.home) => {
  await keep(page, await signedInEntries(email));
  await page.goto(localize(lang, target));
  await expect(page.getByRole('button', { name: translate(lang, accountMenu)('open') })).toBeVisible();
};

/** Signs up without confirming the address. @returns the code in the email */
export const signUp = async (page: Page): Promise<string> => {
  const email = newAddress();
  await auth().createUser({ email, password: demo.password, displayName: 'Nguyễn Thị Lan' });
  await keep(page, await unconfirmedEntries(email));
  const link = await auth().generateEmailVerificationLink(email);
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error(`a link without a code: ${link}`);
  return code;
};
