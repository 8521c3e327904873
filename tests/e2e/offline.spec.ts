import type { Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { accountMenu } from '../../src/i18n/texts/accountMenu.ts';
import { consent } from '../../src/i18n/texts/consent.ts';
import { likes } from '../../src/i18n/texts/likes.ts';
import { offline } from '../../src/i18n/texts/offline.ts';
import { translate } from '../../src/i18n/texts.ts';
import { costsLink, viewingLink } from '../../src/papersLink.ts';
import { costsPath, localize, paths, phrasesPath, viewingPath } from '../../src/paths.ts';
import { expect, hydrated, test } from './browser.ts';
import { obstacles } from './obstacles.ts';
import { findBike, isForSale, seededBikes } from './pages.ts';
import { createMember, signIn } from './people.ts';

test.use({
  serviceWorkers: 'allow',
  expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|network|offline|Firestore/i],
});

const isKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (address) => (await caches.match(address)) !== undefined, path))
    .toBe(true);

const isStyled = (page: Page) => expect(page.getByRole('contentinfo')).toHaveCSS('margin-top', '64px');

const lang: Language = 'vi';
const t = translate(lang, offline);
const to = (path: Parameters<typeof localize>[1]) => localize(lang, path);
const [before = ''] = t('kept', { time: '|' }).split('|');

test('a guide that was read is there without a network, and says from when it is', {
  tag: '@always',
}, async ({ page, context }) => {
  const guide = to(paths.buyingGuide);
  await page.goto(guide);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await isKept(page, guide);
  await page.goto(to(paths.terms));
  await isKept(page, to(paths.terms));
  await context.setOffline(true);

  await page.goto(guide);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  const notice = page.locator('[data-offline]');
  await expect(notice).toContainText(before.trim());
  await expect(notice).toContainText(String(new Date().getFullYear()));
  await expect(notice.getByRole('link', { name: t('again') })).toBeVisible();
  await expect(page.locator('img').first()).toHaveJSProperty('complete', true);
  await isStyled(page);

  // A cached legal text lacks the parts that depend on today's date.
  await page.goto(to(paths.terms));
  await expect(notice).toContainText(before.trim());
  await expect(page.locator('[data-today]')).toHaveCount(0);
  await isStyled(page);

  await context.setOffline(false);
  await page.goto(guide);
  await expect(notice).toBeHidden();
  await expect(notice).toHaveText(consent.offline[lang]);
});

test('a page that was never read says in its language that there is no network, and what can be read', async ({
  page,
  context,
}) => {
  await page.goto(to(paths.privacy));
  await isKept(page, to(paths.privacy));
  await context.setOffline(true);
  for (const path of [paths.routes, paths.sell, paths.home]) {
    await page.goto(to(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pageTitle'));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await isStyled(page);
  }
  const savedPages = page.locator('[data-kept-list]').getByRole('link');
  await expect(savedPages).toHaveCount(1);
  await savedPages.click();
  await expect(page.locator('[data-offline]')).toContainText(before.trim());

  await page.goto(to(paths.home));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pageTitle'));
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('pageTitle'));
  await expect(page).toHaveURL((url) => url.pathname === to(paths.home));
});

test('a viewing sheet opened once keeps ticks, a note and a photo without a network, and only here', {
  tag: '@always',
}, async ({ page, context }) => {
  const bike = (await seededBikes()).find(
    ({ status, facts }) => status === 'active' && facts?.includes('tyres:good'),
  );
  if (!bike) throw new Error('no bike with good tyres in the seed');
  await page.goto(costsLink('en', bike.slug));
  await expect(page.getByLabel('Year')).toHaveValue(String(bike.year));
  await isKept(page, costsPath);
  const hasScript = async () =>
    (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .some(({ url }) => url.includes('fillCosts'));
  await expect.poll(() => page.evaluate(hasScript)).toBe(true);
  await page.goto(viewingLink('en', bike.slug));
  const tyres = page.locator('[data-point=tyres]');
  await expect(tyres).toContainText('The tyres are good');
  await isKept(page, viewingPath);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData()}`));
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('[data-offline]')).toContainText('This is a saved copy');

  await tyres.getByLabel('Fault').check();
  const note = '<img src=x onerror=alert(1)> cracked';
  await tyres.getByRole('textbox').fill(note);
  await page.locator('[data-point=lights]').getByLabel('OK', { exact: true }).check();
  const chooser = page.locator('[data-part=add]');
  await chooser.setInputFiles([
    { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(41_000_000) },
  ]);
  await expect(page.locator('[data-part=status]')).toContainText("We can't open this photo");
  await chooser.setInputFiles('public/brands/honda.jpg');
  await expect(page.locator('.viewing-photos img')).toHaveCount(1);
  await page.reload();

  await expect(tyres.getByLabel('Fault')).toBeChecked();
  await expect(tyres.getByRole('textbox')).toHaveValue(note);
  await expect(page.locator('[data-point=lights]').getByLabel('OK', { exact: true })).toBeChecked();
  await expect(page.locator('.viewing-photos img')).toHaveJSProperty('complete', true);
  const reasons = page.locator('[data-part=arguments]');
  await expect(reasons).toContainText(note);
  await expect(reasons).toContainText('700,000\u00a0₫ – 1,400,000\u00a0₫');
  await expect(reasons).toContainText('The seller wrote: The tyres are good');
  await expect(page.locator('[data-part=summary]')).toContainText(bike.model);
  expect(await obstacles(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto(viewingLink('en', bike.slug));
  await other.locator('[data-point=tyres]').getByLabel('Fault').uncheck();
  await expect(tyres.getByLabel('Fault')).not.toBeChecked();
  await page.getByRole('button', { name: 'Delete this sheet' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.locator('.viewing-photos img')).toHaveCount(0);
  await expect(other.locator('[data-point=lights]').getByLabel('OK', { exact: true })).not.toBeChecked();
  await page.goto(costsPath);
  await page.getByLabel('Price (đồng)').fill('25tr');
  await expect(page.locator('[data-out=price]')).toContainText('25,000,000');
  await context.setOffline(false);
  expect(sent.filter((request) => request.includes('cracked'))).toEqual([]);
});

test('a bike that is liked is there without a network, and goes with whoever liked it', async ({
  page,
  context,
  request,
}) => {
  const { email } = await createMember();
  await signIn(page, 'en', email, paths.terms);
  await isKept(page, paths.terms);
  const bike = await findBike(request, isForSale);
  await page.goto(bike);
  await hydrated(page, 'LikeBike');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page
    .getByRole('main')
    .getByRole('button', { name: likes.like.en.split('{')[0] ?? '' })
    .first()
    .click();
  await isKept(page, bike);
  // The service worker has cached the phrases page, though nobody opened it.
  await isKept(page, phrasesPath);
  await context.setOffline(true);
  await page.goto(phrasesPath);
  await expect(page.getByRole('button', { name: 'May I ride it?' })).toBeVisible();
  await expect(page.locator('[data-offline]')).toContainText('This is a saved copy');
  await isStyled(page);
  await page.goto(bike);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.locator('[data-offline]')).toContainText('This is a saved copy');
  await context.setOffline(false);

  await page.goto(paths.profile);
  const stored = await page.evaluate(async () => {
    const caching = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caching.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain(bike);
  expect(
    stored.filter((path) => /^\/(?:vi\/)?(?:profile|messages|catalogue|admin|auth)?$/.test(path)),
  ).toEqual([]);

  await page.getByRole('banner').getByRole('button', { name: accountMenu.open.en }).click();
  await page.getByRole('button', { name: accountMenu.logout.en }).click();
  await page.waitForURL((url) => url.pathname === paths.auth);
  await expect
    .poll(() => page.evaluate(async (address) => (await caches.match(address)) !== undefined, bike))
    .toBe(false);
});
