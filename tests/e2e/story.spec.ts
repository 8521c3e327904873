import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { listingSlug } from '../../src/domain/listings/slug.ts';
import { formatDong } from '../../src/i18n/format.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { account } from '../../src/i18n/texts/account.ts';
import { listing } from '../../src/i18n/texts/listing.ts';
import { mylistings } from '../../src/i18n/texts/mylistings.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { arrivesAt, expect, test } from './browser.ts';
import { emailTo, linkIn } from './inbox.ts';
import { pickOwn } from './ownListings.ts';
import { addPhotos, fillForm, photoWithPlace } from './sellForm.ts';

const signUp = async (page: Page, lang: Language, email: string, password: string) => {
  const t = translate(lang, account);
  await page.goto(`${localize(lang, paths.auth)}?redirect=${localize(lang, paths.sell)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('signUp'), exact: true })
    .click();
  const form = page.getByRole('form', { name: t('signUp') });
  await form.getByLabel(t('form.fullName')).fill('Nguyễn Thị Mai');
  await form.getByLabel(t('form.email')).fill(email);
  await form.getByLabel(t('form.password'), { exact: false }).first().fill(password);
  await form.getByLabel(t('form.confirmPassword')).fill(password);
  // Submits by keyboard, since tests of accounts submit by click.
  await form.getByLabel(t('form.confirmPassword')).press('Enter');
  await page.waitForURL((url) => url.pathname === localize(lang, paths.confirmEmail));
  expect(page.url()).not.toContain('@');
  await expect(page.getByText(email)).toBeVisible();
  for (const step of ['confirm.text', 'confirm.step1', 'confirm.step2', 'confirm.step3'] as const)
    await expect(page.getByText(t(step))).toBeVisible();
};

/** Pastes as from another page, whose markup the editor must drop. */
const pasteMarkup = async (editor: Locator) => {
  await editor.click();
  await editor.evaluate((field) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Xe <b>zin</b>');
    data.setData('text/html', '<h1 onclick="alert(1)">Xe zin</h1>');
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
};

const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status();

const pageSays = async (request: APIRequestContext, path: string, words: string) => {
  await expect.poll(async () => (await (await request.get(path)).text()).includes(words)).toBe(true);
  return (await request.get(path)).text();
};

const lang: Language = 'vi';
test('[S1.6 S2.60 S2.62 S2.71 S2.79 S4.3 S6.13 S7.15 S8.34 S8.37] somebody signs up, confirms, sells a bike, and everybody sees its page', async ({
  page,
  request,
}) => {
  const email = `mai-${randomUUID()}@example.com`;
  const wanted = {
    make: 'Honda',
    model: `Wave ${randomUUID().slice(0, 8)}`,
    year: 2021,
    location: 'Da Nang',
    price: 18_500_000,
  };
  const t = translate(lang, sell);
  await signUp(page, lang, email, 'xe may cua toi');

  await page.goto(linkIn(await emailTo(email)));
  await page.getByRole('button', { name: translate(lang, account)('action.confirm') }).click();
  await page.waitForURL((url) => url.pathname === localize(lang, paths.sell));

  await expect(page.getByLabel(t('make'))).toBeVisible();
  const create = page.getByRole('button', { name: t('create') });
  await expect(create).toBeDisabled();
  await fillForm(page, lang, wanted);
  await pasteMarkup(page.locator('.rich-editor [role=textbox]'));
  await addPhotos(page, { name: 'bike.jpg', buffer: await photoWithPlace() });
  await expect(create).toBeEnabled();
  await create.click();
  await arrivesAt(page, localize(lang, paths.myListings));
  await expect(page.getByText(t('created'))).toBeVisible();
  await expect(page.getByRole('heading', { name: wanted.model })).toBeVisible();

  const slug = listingSlug(wanted, new Date());
  const path = localize(lang, paths.listing(slug));
  for (const language of languages) {
    const html = await pageSays(request, localize(language, paths.listing(slug)), wanted.model);
    expect(html).toContain(formatDong(language, wanted.price));
    expect(html).not.toContain('912345678');
  }
  await pageSays(request, localize(lang, paths.home), wanted.model);

  const html = await (await request.get(path)).text();
  expect(html).toContain('Xe &lt;b&gt;zin&lt;/b&gt;');
  const photo = /\/photos\/[\w-]+\/[0-9a-f-]{36}/.exec(html)?.[0] ?? '';
  for (const [file, width] of [
    ['400x300.webp', 400],
    ['1000.webp', 750],
    ['1600.webp', 1200],
  ] as const) {
    const answer = await request.get(`${photo}/${file}`);
    expect(answer.headers()['content-type']).toBe('image/webp');
    const { width: actual, exif } = await sharp(await answer.body()).metadata();
    expect({ actual, exif }).toEqual({ actual: width, exif: undefined });
  }

  const mine = translate(lang, mylistings);
  const card = page.getByRole('article').filter({ hasText: wanted.model });
  await pickOwn(card, lang, 'pause');
  await pageSays(request, path, translate(lang, listing)('pausedTitle'));
  await card.getByRole('button', { name: mine('activate') }).click();
  await expect(card.getByRole('link', { name: mine('edit') })).toBeVisible();
  await pickOwn(card, lang, 'markSold');
  await pageSays(request, path, translate(lang, listing)('soldTitle'));
  await pickOwn(card, lang, 'delete');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: mine('delete') })
    .click();
  await expect(card).toHaveCount(0);
  await expect.poll(() => statusOf(request, path)).toBe(410);
});
