import type { Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { browse } from '../../src/i18n/texts/browse.ts';
import { translate } from '../../src/i18n/texts.ts';
import { expect, hydrated } from './browser.ts';

export const cards = (page: Page) => page.getByRole('article');

export const arriveAtGrid = async (page: Page, path: string) => {
  await page.goto(path);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await hydrated(page, 'BrowseGrid');
};

export const orderByPrice = async (page: Page, lang: Language) => {
  const t = translate(lang, browse);
  await page.getByRole('button', { name: t('sort'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: t('cheapest') })
    .click();
  await expect(page).toHaveURL(/sort=cheapest$/);
};

/** Opens a bike far down the list and goes back. Its card must be focused, at the same height. */
export const leaveAndReturn = async (page: Page, home: string) => {
  await arriveAtGrid(page, `${home}?sort=cheapest`);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 3_000);
      return cards(page).count();
    })
    .toBeGreaterThanOrEqual(36);
  const link = cards(page).nth(29).getByRole('heading').getByRole('link');
  await link.hover();
  const name = await link.textContent();
  const href = await link.getAttribute('href');
  const top = await link.evaluate((element) => element.getBoundingClientRect().top);
  await link.click();
  await page.waitForURL((url) => url.pathname === href);
  await page.goBack();
  await page.waitForURL((url) => url.search === '?sort=cheapest');
  const again = page.locator(`h3 a[href="${href}"]`);
  await expect(again).toHaveText(name ?? '');
  await expect(again).toBeFocused();
  await expect
    .poll(async () => Math.abs((await again.evaluate((e) => e.getBoundingClientRect().top)) - top))
    .toBeLessThan(40);
};
