import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { obstacles } from './obstacles.ts';

const words = 'Xem trang này bằng tiếng Việt';
const offer = (page: Page) => page.getByRole('link', { name: words, exact: true });

test.describe('a Vietnamese browser', () => {
  test.use({ locale: 'vi-VN' });

  test('is offered Vietnamese on an English page, from the first paint on, and stays in what it chose', {
    tag: '@always',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      const watch = (list: PerformanceObserverEntryList) =>
        shifts.push(...list.getEntries().map(({ startTime }) => startTime));
      new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${paths.terms}?from=mail`);
    await expect(offer(page)).toBeVisible();
    expect(await obstacles(page)).toEqual([]);
    expect(await page.evaluate('shifts')).toEqual([]);
    await offer(page).click();
    await page.waitForURL('**/vi/terms?from=mail');
    await expect(page.locator('.language-offer')).toHaveCount(0);
    await page.goto(paths.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });

  test('that sends the offer away is not offered it again', async ({ page }) => {
    await page.goto(paths.home);
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Đóng', exact: true }).click();
    await expect(offer(page)).toBeHidden();
    await page.goto(paths.buyingGuide);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });

  test('that came back to English by hand is not offered it again', async ({ page }) => {
    await page.goto('/vi/terms');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL((url) => url.pathname === paths.terms);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });
});

test('any other browser is offered nothing', async ({ page }) => {
  await page.goto(paths.terms);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer(page)).toBeHidden();
});
