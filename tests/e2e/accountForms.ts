import type { Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { account } from '../../src/i18n/texts/account.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, type Path, paths } from '../../src/paths.ts';

export const submitSignIn = async (page: Page, lang: Language, email: string, password: string) => {
  const t = translate(lang, account);
  const form = page.getByRole('form', { name: t('signIn') });
  await form.getByLabel(t('form.email')).fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('[type=submit]').click();
};

export const openSignUp = async (page: Page, lang: Language, back: Path) => {
  const t = translate(lang, account);
  await page.goto(`${localize(lang, paths.auth)}?redirect=${localize(lang, back)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('signUp'), exact: true })
    .click();
  return page.getByRole('form', { name: t('signUp') });
};

export type SignUp = { name: string; email: string; password: string; again?: string };

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
