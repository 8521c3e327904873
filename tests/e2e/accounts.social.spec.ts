import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { account } from '../../src/i18n/texts/account.ts';
import { profile } from '../../src/i18n/texts/profile.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { newAddress } from './people.ts';

/** Replaces the scripts that the Auth emulator's sign-in window loads from the internet. */
const standIn = async (context: BrowserContext) => {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ path: 'tests/fixtures/gapiStandIn.js', contentType: 'text/javascript' }),
  );
  await context.route(/https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.abort());
};

const choose = async (page: Page, button: string, email: string, isExisting = false) => {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const window = await opening;
  // The window's buttons ignore clicks until its script has run.
  await window.waitForLoadState();
  if (isExisting) {
    await window.getByText(email).click();
    return;
  }
  await window.locator('#add-account-button, .js-new-account').first().click();
  await window.locator('#email-input').fill(email);
  await window.locator('#display-name-input').fill('Hoàng Thu Thảo');
  await window.locator('#sign-in').click();
};

const lang: Language = 'en';
const t = translate(lang, account);
const say = translate(lang, profile);

for (const provider of ['google', 'facebook'] as const)
  test(`[S2.55 S2.58 S3.18 S6.14 S7.3 S7.6] ${provider} signs somebody in, leads them where they wanted to be, and confirms the deletion of their account`, {
    tag: provider === 'facebook' ? '@full' : '@always',
  }, async ({ page, context }) => {
    await standIn(context);
    const email = newAddress();
    const target = localize(lang, paths.profile);
    await page.goto(`${localize(lang, paths.auth)}?redirect=${target}`);
    await choose(page, t(`form.${provider}`), email);
    await page.waitForURL((url) => url.pathname === target);
    await expect(page.getByLabel(t('form.fullName'))).toHaveValue('Hoàng Thu Thảo');
    await expect(page.getByRole('form', { name: say('password.title') })).toHaveCount(0);

    await page.getByRole('button', { name: say('leave.open') }).click();
    await choose(page, say(`leave.${provider}`), email, true);
    await expect(page.getByRole('heading', { name: say('gone.title') })).toBeVisible();
  });

test('a closed window is no failure', async ({ page, context }) => {
  await page.clock.install();
  await standIn(context);
  await page.goto(localize(lang, paths.auth));
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('form.google') }).click();
  await (await opening).close();
  // Firebase reports a closed window with a delay.
  await page.clock.runFor(20_000);
  await expect(page.getByRole('button', { name: t('form.google') })).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(t('failed.google.signIn'))).toHaveCount(0);
});
