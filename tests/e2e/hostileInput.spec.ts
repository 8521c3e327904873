import { randomUUID } from 'node:crypto';
import { FullName } from '../../src/domain/accounts/profile.schema.ts';
import { account } from '../../src/i18n/texts/account.ts';
import { alerts } from '../../src/i18n/texts/alerts.ts';
import { profile } from '../../src/i18n/texts/profile.ts';
import { translate } from '../../src/i18n/texts.ts';
import { paths, signUpHash } from '../../src/paths.ts';
import { alertRows } from './alertForm.ts';
import { expect } from './browser.ts';
import { arriveAtGrid } from './grid.ts';
import {
  chosen,
  expectNarrow,
  expectShown,
  insert,
  insertAmount,
  insertWords,
  markup,
  some,
  tagName,
  test,
} from './hostileInput.ts';
import { auth, createMember, signIn, store } from './people.ts';
import { heldBy } from './tagOf.ts';

test('[hostile] the search takes what is typed, finds something or nothing, and its address leads there again', async ({
  page,
}) => {
  await arriveAtGrid(page, paths.home);
  const field = page.locator('input[name=q]');
  for (const text of chosen(2)) {
    const value = (await insertWords(field, text)).trim();
    const query = () => new URL(page.url()).searchParams.get('q') ?? '';
    await expect.poll(query).toBe(value.toWellFormed());
  }
  for (const text of markup) {
    await page.goto(`${paths.home}?q=${encodeURIComponent(text)}`);
    await expect(field).toHaveValue(text);
    await expect(page.locator('#rides')).toHaveText(/\d/);
  }
  await expectNarrow(page);
});

test('[hostile] an alert says what it looks for, or what is wrong with it', async ({ page }) => {
  const t = translate('vi', alerts);
  const { email } = await createMember('Alerted');
  await signIn(page, 'vi', email, paths.alerts);
  await page.getByRole('button', { name: t('create') }).click();
  const dialog = page.getByRole('dialog', { name: t('dialogTitle') });
  const field = (label: 'make' | 'model' | 'minPrice' | 'maxPrice' | 'year' | 'location') =>
    dialog.getByLabel(t(label), { exact: true });
  for (const text of some) {
    for (const label of ['make', 'model', 'location'] as const) await insertWords(field(label), text);
    for (const label of ['minPrice', 'maxPrice'] as const) await insertAmount(field(label), text);
    expect(await insert(field('year'), text)).toMatch(/^\d*$/);
  }
  await insert(field('minPrice'), '9'.repeat(14));
  await dialog.getByRole('button', { name: t('save') }).click();
  await expect(dialog.getByRole('alert').first()).toHaveText(t('price'));
  for (const label of ['minPrice', 'maxPrice', 'year', 'location'] as const) await insert(field(label), '');
  const [make = '', model = ''] = markup;
  await insertWords(field('make'), make);
  await insertWords(field('model'), model);
  await dialog.getByRole('button', { name: t('save') }).click();
  await expectShown(alertRows(page), make);
  await expectShown(alertRows(page), model);
  await expectNarrow(page);
});

test('[hostile] an account is made of them, and its password opens it again', async ({ page, open }) => {
  const t = translate('en', account);
  const email = `${randomUUID()}@example.com`;
  const password = `${markup.join(' ')} Ω 田 🏍️ e\u0301`;
  await page.goto(paths.auth + signUpHash);
  const form = page.getByRole('form', { name: t('signUp') });
  const field = (name: string) => form.locator(`[name=${name}]`);
  const send = form.getByRole('button', { name: t('signUp'), exact: true });
  for (const text of some)
    for (const name of ['fullName', 'email', 'password', 'confirmPassword'])
      await insertWords(field(name), text);
  await send.click();
  await expect(form.getByRole('alert').filter({ hasText: t('check.emailWrong') })).toHaveCount(1);
  await insertWords(field('fullName'), tagName);
  await insert(field('email'), email);
  for (const name of ['password', 'confirmPassword'])
    expect(await insert(field(name), password)).toBe(password);
  await send.click();
  await expect(page.getByText(email)).toBeVisible();
  const made = await auth().getUserByEmail(email);
  expect(made.displayName).toBe(tagName);
  await auth().updateUser(made.uid, { emailVerified: true });

  const elsewhere = await open();
  await elsewhere.goto(paths.auth);
  const entrance = elsewhere.getByRole('form', { name: t('signIn') });
  await insert(entrance.locator('[name=email]'), email);
  expect(await insert(entrance.locator('[name=password]'), password)).toBe(password);
  await entrance.getByRole('button', { name: t('signIn'), exact: true }).click();
  await elsewhere.waitForURL((url) => url.pathname === paths.home);
  await elsewhere.goto(paths.profile);
  await expect(elsewhere.locator('[name=fullName]')).toHaveValue(tagName);
});

test('[hostile] a name is kept as it was typed, or refused in words', {
  tag: '@full',
  annotation: heldBy(
    'src/domain/accounts/profile.test.ts',
    'src/domain/text/hostileInput.test.ts',
    'src/features/account/Profile.island.test.tsx',
  ),
}, async ({ page }) => {
  const [t, accountText] = [translate('en', profile), translate('en', account)];
  // The form for visitors requires an email address, which none of these strings is.
  await page.goto(paths.auth);
  const entrance = page.getByRole('form', { name: accountText('signIn') });
  for (const text of chosen(1)) {
    await insertWords(entrance.getByLabel(accountText('form.email')), text);
    await insertWords(entrance.locator('[name=password]'), text);
    await entrance.getByRole('button', { name: accountText('signIn'), exact: true }).click();
    const complaint = new RegExp(`${accountText('check.emailMissing')}|${accountText('check.emailWrong')}`);
    await expect(entrance.getByRole('alert').filter({ hasText: complaint })).toHaveCount(1);
  }

  const member = await createMember('Named');
  await signIn(page, 'en', member.email, paths.profile);
  const form = page.getByRole('form', { name: t('details.title') });
  const field = form.locator('[name=fullName]');
  const complaints = [
    ...(['check.nameMissing', 'check.nameShort', 'check.nameLong', 'check.nameDigits'] as const),
    ...(['check.nameHidden', 'check.nameAddress', 'check.nameOfficial'] as const),
  ];
  const stored = async () => (await store().doc(`profiles/${member.id}`).get()).get('full_name');
  for (const text of [...chosen(2), tagName]) {
    // FormData replaces unpaired surrogates by U+FFFD.
    const value = (await insertWords(field, text)).toWellFormed();
    await form.getByRole('button', { name: t('details.update') }).click();
    if (FullName.safeParse(value).success) await expect.poll(stored).toBe(value.trim());
    else
      await expect(form.getByRole('alert')).toHaveText(
        new RegExp(complaints.map((key) => accountText(key)).join('|')),
      );
  }
  await page.reload();
  await expect(field).toHaveValue(tagName);
  await expectNarrow(page);
});
