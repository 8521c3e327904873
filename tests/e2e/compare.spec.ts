import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { likeId } from '../../src/domain/listings/like.ts';
import { titleOf } from '../../src/domain/listings/listing.ts';
import { expect, test } from './browser.ts';
import { obstacles } from './obstacles.ts';
import { seededBikes } from './pages.ts';
import { createMember, signIn, store } from './people.ts';

const phone = { width: 360, height: 740 };

const someBikes = async () => {
  const forSale = (await seededBikes()).filter(({ status }) => status === 'active');
  return [...new Map(forSale.map((bike) => [titleOf(bike), bike])).values()].slice(0, 3);
};
const names = (page: Page) => page.getByRole('columnheader');
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('liked bikes are put side by side by keyboard, on a phone, in both languages', {
  tag: '@always',
}, async ({ page }) => {
  const { id, email } = await createMember('Trần Văn Bình');
  const bikes = await someBikes();
  const results = await Promise.all(
    bikes.map(({ slug }) => store().collection('motorcycles').where('slug', '==', slug).get()),
  );
  for (const [index, { docs }] of results.entries()) {
    const bike = docs[0]?.id ?? '';
    const like = { user_id: id, motorcycle_id: bike, created_at: Timestamp.fromMillis(1_000_000 + index) };
    await store()
      .doc(`likes/${likeId(id, bike)}`)
      .set(like);
  }
  await signIn(page, 'en', email, '/liked-bikes');
  await page.setViewportSize(phone);
  const [first, second] = bikes.map(titleOf);
  for (const title of [first, second]) {
    await page.getByRole('checkbox', { name: `Compare: ${title}`, exact: true }).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByRole('status').filter({ hasText: '2 bikes ticked.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Compare bikes' }).focus();
  await page.keyboard.press('Enter');
  const query = `?bikes=${bikes[0]?.slug},${bikes[1]?.slug}`;
  await page.waitForURL((url) => url.pathname === '/compare' && url.search === query);
  await expect(names(page)).toHaveText([new RegExp(first ?? ''), new RegExp(second ?? '')]);
  expect(await isWide(page)).toBe(false);
  expect(await obstacles(page)).toEqual([]);

  await page.goto(`/vi/compare${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('So sánh xe');
  await expect(names(page)).toHaveCount(2);
  expect(await isWide(page)).toBe(false);
  expect(await obstacles(page)).toEqual([]);
  await page.getByRole('link', { name: `Bỏ ${first}` }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.search === `?bikes=${bikes[1]?.slug}`);
  await expect(names(page)).toHaveText([new RegExp(second ?? '')]);
});

test('rows that are the same for all bikes are hidden on a press', async ({ page }) => {
  const petrol = (await seededBikes()).filter(
    ({ status, fuel }) => status === 'active' && fuel === 'gasoline',
  );
  const [bike] = petrol;
  const other = petrol.find(({ price }) => price !== bike?.price);
  await page.goto(`/compare?bikes=${bike?.slug},${other?.slug}`);
  const fuel = page.getByRole('rowheader', { name: 'Fuel', exact: true });
  const price = page.getByRole('rowheader', { name: /^Asking price/ });
  await expect(fuel).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Hide rows that are the same' }).check();
  await expect(fuel).toHaveCount(0);
  await expect(price).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a bike leads to others like it, which are ticked and stand beside it', async ({ page }) => {
    await page.setViewportSize(phone);
    const [bike] = await someBikes();
    await page.goto(`/vi/motorcycle/${bike?.slug}`);
    await page.getByRole('link', { name: 'So sánh với xe tương tự' }).click();
    await page.waitForURL((url) => url.pathname === '/vi/compare' && url.search === `?bikes=${bike?.slug}`);
    const boxes = page.getByRole('group', { name: 'Thêm xe để so sánh' }).getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'So sánh xe' }).click();
    await page.waitForURL((url) => /^\?bikes=[a-z0-9-]+(,[a-z0-9-]+){2}$/.test(url.search));
    await expect(names(page)).toHaveCount(3);
    await expect(names(page).first()).toContainText(bike ? titleOf(bike) : '');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
