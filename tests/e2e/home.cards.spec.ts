import { expect, test } from './browser.ts';
import { arriveAtGrid, cards, leaveAndReturn } from './grid.ts';
import { obstacles } from './obstacles.ts';

test.use({ viewport: { width: 360, height: 740 } });

const legend = 'Cỡ ảnh';
const large = 'Ảnh lớn';
const small = 'Ảnh nhỏ';
const contact = /^Liên hệ người bán: /;
const home = '/vi';

test('[S2.51] cards are small on a phone, two to a row, with all that they say; a choice is remembered from before the first paint', async ({
  page,
}) => {
  // Disables transitions: a half-transparent slide has too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { early: document.documentElement.dataset.cards ?? 'none' });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(home);
  const perRow = async () => {
    const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  };
  const sizes = page.getByRole('group', { name: legend });
  await expect(sizes.getByRole('radio', { name: small })).toBeChecked();
  expect(await perRow()).toBe(2);
  await sizes.locator('label', { hasText: large }).click();
  expect(await perRow()).toBe(1);
  await sizes.locator('label', { hasText: small }).click();
  expect(await perRow()).toBe(2);
  await expect(sizes.getByRole('radio', { name: small })).toBeChecked();

  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, 'early'))).toBe('compact');
  await expect(sizes.getByRole('radio', { name: small })).toBeChecked();
  expect(await perRow()).toBe(2);
  const card = cards(page).first();
  await expect(card.locator('img').first()).toBeVisible();
  await expect(card).toContainText(/₫.*\$.*£.*€.*km/s);
  // Only the price in the browser's currency is visible; the others are for screen readers.
  const widths = await card
    .locator('.foreign > [class]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width > 1));
  expect(widths).toEqual([true, false, false]);
  await expect(card.getByRole('link', { name: contact })).toBeVisible();
  await expect(card.getByRole('button').first()).toBeVisible();
  const button = await card.getByRole('link', { name: contact }).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
  for (const [width, row] of [
    [320, 2],
    [768, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    expect(await perRow(), `${width} px`).toBe(row);
    const sticksOut = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(sticksOut, `${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await obstacles(page)).toEqual([]);

  await arriveAtGrid(page, home);
  await expect(sizes.getByRole('radio', { name: small })).toBeChecked();
  await sizes.getByRole('radio', { name: small }).press('ArrowLeft');
  await expect(sizes.getByRole('radio', { name: large })).toBeChecked();
  expect(await perRow()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('cards'))).toBe('large');
});

test('among small cards, too, the list goes on and Back from a bike returns to its card', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('cards', 'compact'));
  await leaveAndReturn(page, home);
});
