import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { AccountExport } from '../../src/domain/export/accountExport.schema.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { account } from '../../src/i18n/texts/account.ts';
import { accountMenu } from '../../src/i18n/texts/accountMenu.ts';
import { profile } from '../../src/i18n/texts/profile.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { openSignUp, submitSignIn, submitSignUp } from './accountForms.ts';
import { arrivesAt, expect, test } from './browser.ts';
import { emailsTo, emailTo, linkIn } from './inbox.ts';
import { createMember, demo, newAddress, signIn } from './people.ts';
import { heldBy } from './tagOf.ts';

/** The browser logs status 400 when Auth refuses. */
const refusals = [/identitytoolkit.*accounts:/];
const good = 'xe may cua toi';

test.use({ expected: refusals });

const lang: Language = 'vi';
const t = translate(lang, account);
const say = translate(lang, profile);
const to = (path: Parameters<typeof localize>[1]) => localize(lang, path);
const isAt = (path: Parameters<typeof localize>[1]) => (url: URL) => url.pathname === to(path);

test(`[S2.11 S2.12 S2.56 S2.60 S2.61 S2.62 S2.63 S2.64 S2.66 S2.67 S6.12 S6.13 S7.1 S7.2 S7.6 S8.11] somebody signs up, is refused until the email's link is followed, and then is where they wanted to be`, {
  tag: '@full',
  annotation: heldBy(
    'src/features/account/SignUp.island.test.tsx',
    'src/features/account/AuthForms.island.test.tsx',
    'src/features/account/emailLinks.island.test.tsx',
    'tests/functions/emails.test.ts',
  ),
}, async ({ page, browser }) => {
  const email = newAddress();
  await openSignUp(page, lang, paths.sell);
  const underline = (tab: 'signIn' | 'signUp') => {
    const link = page.getByRole('main').getByRole('link', { name: t(tab), exact: true });
    return expect.poll(() => link.evaluate((shown) => getComputedStyle(shown).borderBottomColor));
  };
  await underline('signUp').not.toBe('rgba(0, 0, 0, 0)');
  await underline('signIn').toBe('rgba(0, 0, 0, 0)');
  await submitSignUp(page, lang, { name: 'Trần Văn Minh', email, password: good });
  await arrivesAt(page, to(paths.confirmEmail));
  await expect(page.getByText(t('done.signUp'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('confirm.title') })).toBeVisible();
  await expect(page.getByText(t('confirm.text'))).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  for (const step of ['confirm.step1', 'confirm.step2', 'confirm.step3', 'confirm.nothing'] as const)
    await expect(page.getByText(t(step))).toBeVisible();
  const remembered = () => page.evaluate(() => localStorage.getItem('vongxe.confirm'));
  expect(await remembered()).toContain(email);
  expect(await remembered()).toContain(to(paths.sell));
  const first = await emailTo(email);

  await page.getByRole('link', { name: t('confirm.signIn') }).click();
  await page.waitForURL(isAt(paths.auth));
  await submitSignIn(page, lang, email, good);
  await expect(page.getByText(t('failed.unconfirmed'))).toBeVisible();
  await page.getByRole('button', { name: t('confirm.resend') }).click();
  await expect(page.getByText(t('confirm.resent'))).toBeVisible();
  await expect.poll(async () => (await emailsTo(email)).length).toBe(2);
  await expect(page.getByRole('button', { name: translate(lang, accountMenu)('open') })).toHaveCount(0);

  await page.goto(linkIn(first));
  await page.getByRole('button', { name: t('action.confirm') }).click();
  await page.waitForURL(isAt(paths.sell));
  await expect(page.getByText(t('done.signUp'))).toHaveCount(0);
  expect(await remembered()).toBeNull();
  await page.goto(to(paths.profile));
  await expect(page.getByLabel(t('form.fullName'))).toHaveValue('Trần Văn Minh');

  // The link works only once, so the second visit fails.
  const elsewhere = await browser.newPage();
  await elsewhere.goto(linkIn(first));
  await elsewhere.getByRole('button', { name: t('action.confirm') }).click();
  await expect(elsewhere.getByRole('heading', { name: t('action.invalid') })).toBeVisible();
  await elsewhere.close();
});

test('[S5.1 S5.2 S5.3 S5.4 S8.9] the sign-up form says what is wrong, and keeps what was typed', {
  tag: '@full',
}, async ({ page }) => {
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('commonPasswords')) lists.push(request.url());
  });
  const form = await openSignUp(page, lang, paths.home);
  const fill = { name: 'Lan', email: newAddress(), password: good };
  await submitSignUp(page, lang, { ...fill, email: '', password: '' });
  await expect(form.getByText(t('check.emailMissing'))).toBeVisible();
  await expect(form.getByText(t('check.passwordMissing'))).toBeVisible();
  expect(lists, 'the list of common passwords waits for a password').toEqual([]);
  await submitSignUp(page, lang, { ...fill, name: 'Lan 2' });
  await expect(form.getByText(t('check.nameDigits'))).toBeVisible();
  await submitSignUp(page, lang, { ...fill, password: 'abc12' });
  await expect(form.getByText(t('check.short.title'))).toBeVisible();
  await expect(form.getByText(t('check.short.text'))).toBeVisible();
  await submitSignUp(page, lang, { ...fill, again: 'another one' });
  await expect(form.getByText(t('check.mismatch.title'))).toBeVisible();
  await expect(form.getByText(t('check.mismatch.text'))).toBeVisible();
  for (const common of ['Matkhau@123', '20101999', 'Iloveyou1']) {
    await submitSignUp(page, lang, { ...fill, password: common });
    await expect(form.getByText(t('check.common.title'))).toBeVisible();
  }
  expect(lists).toHaveLength(1);
  await submitSignUp(page, lang, { ...fill, email: demo.buyer });
  await expect(form.getByText(t('failed.registered.title'))).toBeVisible();
  await expect(form.getByText(t('failed.registered.text'))).toBeVisible();
  await expect(form.locator('[name=fullName]')).toHaveValue('Lan');
});

test('[S2.62 S2.65 S2.67] the page about the email removes the address from its own URL, and forgets it when Back is used', {
  tag: '@full',
  annotation: heldBy(
    'src/features/account/emailLinks.island.test.tsx',
    'src/features/account/pendingSignUp.test.ts',
  ),
}, async ({ page }) => {
  const email = newAddress();
  await page.goto(`${to(paths.confirmEmail)}?email=${encodeURIComponent(email)}&redirect=${to(paths.sell)}`);
  await expect(page.getByText(email)).toBeVisible();
  expect(page.url()).not.toContain('example.com');
  await page.evaluate(() =>
    localStorage.setItem('vongxe.confirm', JSON.stringify({ email: 'old@example.com', redirect: null })),
  );
  await page.goto(to(paths.confirmEmail));
  await expect(page.getByText('old@example.com')).toBeVisible();
  await page.getByRole('link', { name: t('confirm.back') }).click();
  await page.waitForURL(isAt(paths.auth));
  await expect(page.getByRole('form', { name: t('signUp') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('vongxe.confirm'))).toBeNull();
});

test('[S2.54 S8.6 S8.10] a forgotten password is replaced through an email; no answer tells which addresses exist', {
  tag: '@full',
  annotation: heldBy(
    'src/features/account/SignUp.island.test.tsx',
    'src/features/account/AuthForms.island.test.tsx',
    'src/features/account/emailLinks.island.test.tsx',
    'src/firebase/ownAccount.test.ts',
  ),
}, async ({ page }) => {
  const { email } = await createMember();
  const nobody = newAddress();
  await page.goto(to(paths.auth));
  for (const [address, password] of [
    [email, 'not the one'],
    [nobody, 'not the one'],
  ] as const) {
    await submitSignIn(page, lang, address, password);
    await expect(page.getByText(t('failed.credentials.title'))).toBeVisible();
    await expect(page.getByText(t('failed.credentials.text'))).toBeVisible();
    await page.reload();
  }
  for (const address of [nobody, email]) {
    await page.goto(to(paths.auth));
    await page.getByRole('link', { name: t('form.forgot') }).click();
    const form = page.getByRole('form', { name: t('reset.title') });
    await form.getByLabel(t('form.email')).fill(address);
    await form.getByRole('button', { name: t('reset.send') }).click();
    await expect(page.getByText(t('reset.sent'))).toBeVisible();
  }
  await page.goto(linkIn(await emailTo(email)));
  expect(await emailsTo(nobody)).toEqual([]);
  await page.locator('[name=password]').fill(good);
  await page.locator('[name=confirmPassword]').fill(good);
  await page.getByRole('button', { name: t('reset.save') }).click();
  await expect(page.getByRole('heading', { name: t('reset.done') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('signIn') })
    .click();
  await submitSignIn(page, lang, email, demo.password);
  await expect(page.getByText(t('failed.credentials.title'))).toBeVisible();
  await submitSignIn(page, lang, email, good);
  await arrivesAt(page, to(paths.home));
  await expect(page.getByText(t('done.signIn'))).toBeVisible();
});

test('[S2.59 S2.109 S2.110 S2.111 S5.31 S5.32 S7.6 S7.9 S8.12] the profile is made, shown, checked and saved', {
  tag: '@full',
  annotation: heldBy(
    'src/features/account/Profile.island.test.tsx',
    'src/features/account/AuthForms.island.test.tsx',
    'src/features/account/checkCredentials.test.ts',
  ),
}, async ({ page }) => {
  const { email, name } = await createMember();
  await signIn(page, lang, email, paths.profile);
  const form = page.getByRole('form', { name: say('details.title') });
  const fullName = form.getByLabel(t('form.fullName'));
  await expect(fullName).toHaveValue(name);
  const address = form.getByLabel(t('form.email'));
  await expect(address).toHaveValue(email);
  await expect(address).toHaveAttribute('readonly', '');
  await expect(form.getByText(say('details.emailFixed'))).toBeVisible();
  const update = form.getByRole('button', { name: say('details.update') });
  for (const [wrong, complaint] of [
    ['', 'check.nameMissing'],
    ['A', 'check.nameShort'],
    ['Lan 2', 'check.nameDigits'],
  ] as const) {
    await fullName.fill(wrong);
    await update.click();
    await expect(form.getByText(t(complaint))).toBeVisible();
  }
  await page.route('**/documents:commit*', async (route) => {
    await pause(500);
    await route.continue();
  });
  await fullName.fill('Lê Thu Hà');
  await update.click();
  await expect(form.getByRole('button', { name: say('details.updating') })).toBeVisible();
  await expect(page.getByText(say('details.updated'))).toBeVisible();
  await page.reload();
  await expect(fullName).toHaveValue('Lê Thu Hà');
  await page.getByRole('button', { name: translate(lang, accountMenu)('open') }).click();
  await expect(page.getByRole('banner').getByText('Lê Thu Hà').first()).toBeVisible();
  await expect(form.getByRole('link', { name: say('details.cancel') })).toHaveAttribute(
    'href',
    to(paths.home),
  );
  await page.goto(to(paths.auth));
  await page.waitForURL(isAt(paths.home));
});

test('the password is changed, the data downloaded, and the account deleted', {
  tag: '@full',
  annotation: heldBy(
    'src/features/account/Leaving.island.test.tsx',
    'src/features/account/Profile.island.test.tsx',
    'tests/functions/export.test.ts',
    'tests/functions/erasure.test.ts',
  ),
}, async ({ page, context }) => {
  const { email } = await createMember();
  await signIn(page, lang, email, paths.profile);
  const form = page.getByRole('form', { name: say('password.title') });
  const change = async (current: string, password: string) => {
    await form.locator('[name=currentPassword]').fill(current);
    await form.locator('[name=password]').fill(password);
    await form.locator('[name=confirmPassword]').fill(password);
    await form.getByRole('button', { name: say('password.change') }).click();
  };
  await change('not the one', good);
  await expect(form.getByText(t('proof.wrong'))).toBeVisible();
  await change(demo.password, 'Vietnam2026');
  await expect(form.getByText(t('check.common.title'))).toBeVisible();
  await change(demo.password, good);
  await expect(page.getByText(say('password.changed'))).toBeVisible();
  await expect(form.locator('[name=currentPassword]')).toHaveValue('');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: say('data.download') }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^vongxe-\d{4}-\d\d-\d\d\.json$/);
  // The browser adds photos of messages to the function's export.
  const { photos, ...data } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(photos).toEqual({});
  expect(AccountExport.parse(data).account.email).toBe(email);

  const otherTab = await context.newPage();
  await otherTab.goto(to(paths.terms));
  await expect(otherTab.getByRole('button', { name: translate(lang, accountMenu)('open') })).toBeVisible();

  await page.getByRole('button', { name: say('leave.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('leave.keep') }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: say('leave.open') }).click();
  await dialog.locator('[name=currentPassword]').fill('not the one');
  await dialog.getByRole('button', { name: say('leave.delete') }).click();
  await expect(dialog.getByText(t('proof.wrong'))).toBeVisible();
  await dialog.locator('[name=currentPassword]').fill(good);
  await dialog.getByRole('button', { name: say('leave.delete') }).click();
  await expect(page.getByRole('heading', { name: say('gone.title') })).toBeVisible();
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: t('signIn') })
      .first(),
  ).toBeVisible();
  await expect(
    otherTab
      .getByRole('banner')
      .getByRole('link', { name: t('signIn') })
      .first(),
  ).toBeVisible();

  await page.goto(to(paths.auth));
  await submitSignIn(page, lang, email, good);
  await expect(page.getByText(t('failed.credentials.title'))).toBeVisible();
});

test.describe('with a server that sends nothing', () => {
  test.use({ expected: [/sendConfirmation/] });

  test('[S6.13 S8.52] whoever signs up is not told that an email was sent which was not, and can have it sent', {
    tag: '@full',
  }, async ({ page }) => {
    const t = translate('vi', account);
    await page.route('**/sendConfirmation', (route) => route.abort());
    const logged = page.waitForRequest(/\/log-entry$/);
    const email = newAddress();
    await openSignUp(page, 'vi', paths.sell);
    await submitSignUp(page, 'vi', { name: 'Lê Thu', email, password: good });
    await arrivesAt(page, localize('vi', paths.confirmEmail));
    expect((await logged).postData()).toContain('send the email that confirms an address');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('confirm.notSent'));
    await expect(page.getByText(t('confirm.text'))).toHaveCount(0);
    await page.unroute('**/sendConfirmation');
    const outcome = page.getByRole('main').getByRole('status');
    // Retries: a late typeface can move the button away from the click.
    await expect(async () => {
      await page.getByRole('button', { name: t('confirm.resend') }).click();
      await expect(outcome).not.toBeEmpty({ timeout: 40_000 });
    }).toPass();
    await expect(outcome).toHaveText('Chúng tôi đã gửi lại email xác nhận.');
    await expect(page.getByText(t('confirm.text'))).toBeVisible();
    expect(new URL(page.url()).search).not.toContain('unsent');
    await emailTo(email);
  });
});
