import type { Page } from '@playwright/test';
import { listing } from '../../src/i18n/texts/listing.ts';
import { papersLink } from '../../src/papersLink.ts';
import { localize, papersPath, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { obstacles } from './obstacles.ts';
import { seededBikes } from './pages.ts';
import { field, filledOn, paperNames, printsOnA4 } from './papers.ts';

const typed = {
  'seller.name': 'Nguyễn Thị Hồng Nhung',
  'seller.identity': '079185001234',
  'seller.address': '12 Lê Lợi, Bến Thành',
  'buyer.name': 'Marie-Claire Dubois',
  'buyer.identity': '20FV12345',
  plate: '59X3-123.45',
  frame: 'RLHJF6300MY123456',
};
const fillIn = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};
const firstBike = async () => {
  const bike = (await seededBikes()).find(({ status, fuel }) => status === 'active' && fuel === 'gasoline');
  if (!bike) throw new Error('no bike for sale in the seed');
  return bike;
};

test('the papers of a bike print with what two people typed, which nothing keeps or sends', {
  tag: '@always',
}, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const bike = await firstBike();
  await page.goto(localize('vi', paths.listing(bike.slug)));
  await page.getByRole('link', { name: listing.papersLink.vi }).click();
  await expect(field(page, 'model')).toHaveValue(bike.model);
  await expect(page.getByRole('status')).toContainText(bike.model);
  await fillIn(page, typed);
  await field(page, 'price').fill('31tr55');
  await field(page, 'deposit').fill('2000000');
  await field(page, 'deposit').blur();
  await expect(field(page, 'price')).toHaveValue('31.550.000');
  expect(await obstacles(page)).toEqual([]);

  const contract = await filledOn(page, 'contract');
  for (const text of [...Object.values(typed), bike.make, bike.model, String(bike.year)])
    expect(contract).toContain(text);
  expect(contract).toContain('31.550.000 đồng');
  expect(contract).toContain('ba mươi mốt triệu năm trăm năm mươi nghìn đồng');
  expect(contract).toContain('thirty-one million five hundred and fifty thousand Vietnamese dong');
  expect(await filledOn(page, 'deposit')).toContain('29.550.000 đồng');
  await printsOnA4(page);

  const stored = await page.evaluate(async () => [
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie,
    location.href,
    JSON.stringify(history.state),
    ...(await caches.keys()),
  ]);
  for (const value of ['Nhung', '079185001234', 'Dubois', '59X3', 'RLHJF', '31550000'])
    expect([...sent, ...stored].filter((text) => decodeURIComponent(text).includes(value))).toEqual([]);

  await page.goto(localize('vi', paths.terms));
  await page.goBack();
  await expect(field(page, 'model')).toHaveValue(bike.model);
  for (const name of Object.keys(typed)) await expect(field(page, name)).toHaveValue('');
});

test('a paper prints alone, and a blank pack has lines for everything', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await page.goto(papersPath);
  for (const paper of paperNames) expect(await filledOn(page, paper)).toEqual([]);
  await printsOnA4(page);
  await page.locator('button[data-print=deposit]').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sheet:visible')).toHaveAttribute('data-paper', 'deposit');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.sheet:visible')).toHaveCount(paperNames.length);
});

test('hostile texts stay texts, and the longest leave each paper on its sheet', async ({ page }) => {
  await page.goto(papersPath);
  const markup = '<img src=x onerror=alert(1)>';
  await fillIn(page, {
    'seller.name': markup,
    'buyer.name': 'مريم الحسن \u202eevil',
    model: '\u200b\u202e',
  });
  await expect(page.locator('.sheet img')).toHaveCount(0);
  await expect.poll(() => filledOn(page, 'contract')).toEqual([markup, 'مريم الحسن evil']);

  const inputs = await page.locator('[data-field]').all();
  for (const input of inputs) await input.fill('W'.repeat(Number(await input.getAttribute('maxlength'))));
  await fillIn(page, { price: '77777777777', deposit: '7777777777' });
  await printsOnA4(page);
  for (const input of inputs) await input.fill('');
  await fillIn(page, {
    'seller.address': 'W'.repeat(100),
    'buyer.address': 'W'.repeat(100),
    'seller.name': 'W'.repeat(60),
    price: '77777777777',
    deposit: '7777777777',
  });
  await printsOnA4(page);
});

test("a stranger's link changes no price unseen, and loads nothing but the page of a bike", async ({
  page,
}) => {
  const bike = await firstBike();
  await page.goto(papersLink('en', bike.slug, bike.price + 1_000_000));
  await expect(page.getByRole('status')).toContainText('the price in the listing is');

  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const query of ['?bike=../../catalogue/index', '?bike=//evil.example', '#agreed=1e9', '#agreed=-5']) {
    await page.goto('about:blank');
    await page.goto(papersPath + query);
    await field(page, 'seller.name').fill('An');
    await expect(page.locator('.sheet bdi', { hasText: 'An' }).first()).toBeVisible();
    await expect(field(page, 'price')).toHaveValue('');
  }
  expect(requested.filter((path) => /catalogue|motorcycle|evil/.test(path))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the pack is there to print', async ({ page }) => {
    await page.goto(papersPath);
    await expect(page.locator('.sheet')).toHaveCount(paperNames.length);
    await expect(page.locator('noscript p')).toHaveText(/^Without JavaScript, the papers print blank/);
    await expect(page.locator('[data-papers]')).toBeHidden();
  });
});
