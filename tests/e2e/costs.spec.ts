import { costsLink } from '../../src/papersLink.ts';
import { paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { obstacles } from './obstacles.ts';
import { seededBikes } from './pages.ts';

test('the costs of a bike are added up, with sources, and say which licence it needs', {
  tag: '@always',
}, async ({ page }) => {
  const bike = (await seededBikes()).find(
    ({ status, fuel, engine }) => status === 'active' && fuel === 'gasoline' && /^1[5-9]\d/.test(engine),
  );
  if (!bike) throw new Error('no bike above 125 cc in the seed');
  await page.goto(paths.listing(bike.slug));
  const line = page.getByText('On the road: about');
  const [, lowest = ''] = /about ([\d.]+)/.exec((await line.textContent()) ?? '') ?? [];
  await line.getByRole('link').click();
  await expect(page).toHaveURL(costsLink('en', bike.slug));
  await expect(page.getByLabel('Year')).toHaveValue(String(bike.year));
  const total = page.locator('[data-out=total]');
  await expect(total).toContainText('₫');
  const dong = Number(/^[\d,]+/.exec((await total.textContent()) ?? '')?.[0].replaceAll(',', ''));
  expect(Math.round(dong / 100_000) / 10).toBe(Number(lowest));
  await page.getByLabel("Where you'll register it").selectOption('elsewhere');
  const row = (name: string) =>
    page.locator('dl > div').filter({ has: page.locator('dt').filter({ hasText: new RegExp(`^${name}`) }) });
  const fee = row('Registration fee');
  await expect(fee).toContainText(`${Math.round(bike.price / 100).toLocaleString('en-US')}\u00a0₫`);
  await expect(fee).toContainText('10/2022/NĐ-CP');
  await expect(row('Total')).toContainText('₫');
  await expect(page.getByText('You need a class A licence for this bike.')).toBeVisible();
  await page.getByLabel('Which licence do you have?').selectOption('geneva');
  await expect(page.getByText("You're not allowed to ride this bike")).toBeVisible();
  await page.getByLabel('Price (đồng)').fill('25tr');
  await expect(row('Price of the bike')).toContainText('25,000,000\u00a0₫');
  await page.getByLabel('Price (đồng)').fill('');
  await expect(row('Total').locator('dd')).toHaveText('');
  await expect(fee).not.toContainText('₫');
  expect(await obstacles(page)).toEqual([]);
});
