import type { Page } from '@playwright/test';
import { fieldLabel } from '../../src/i18n/fieldWords.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { browse } from '../../src/i18n/texts/browse.ts';
import { home as homeTexts } from '../../src/i18n/texts/home.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { arriveAtGrid, cards, orderByPrice } from './grid.ts';

const height = 740;
/** Returns the pixels from the first bike's top to the window's bottom; negative if scrolled out. */
const seen = (page: Page) =>
  cards(page)
    .first()
    .evaluate((card) => {
      const { top } = card.getBoundingClientRect();
      return top < 0 ? top : innerHeight - top;
    });
/** Found by name: the role changes once the field has suggestions. */
const field = (page: Page) => page.locator('input[name=q]');
const headingTop = (page: Page) =>
  page.locator('#rides').evaluate((heading) => heading.getBoundingClientRect().top);

const lang: Language = 'vi';
const t = translate(lang, browse);
const home = localize(lang, paths.home);
const hero = (page: Page) => page.getByRole('region', { name: translate(lang, homeTexts)('hero') });
const sees = async (page: Page) => {
  await expect.poll(() => seen(page)).toBeGreaterThan(200);
  await expect.poll(() => headingTop(page)).toBeGreaterThanOrEqual(64);
  await expect(hero(page)).toBeHidden();
};

for (const javaScriptEnabled of [true, false])
  test.describe(`by a link to filters, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height } });

    test('a first bike is in the first screen, and the hero is not', async ({ page }) => {
      for (const query of ['make=Honda', 'transmission=semi-automatic&price_to=12000000', 'q=wave']) {
        await page.goto(`${home}?${query}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        expect(await hero(page).isVisible(), query).toBe(false);
        expect(await seen(page), query).toBeGreaterThan(200);
      }
      await page.goto(`${localize(lang, paths.home)}${'/'}?make=Honda`);
      expect(page.url()).toMatch(new RegExp(`${home}\\?make=Honda$`));
      await page.goto(home);
      await expect(hero(page)).toBeVisible();
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height } });

  test('[S2.45] bikes are in sight behind the sheet of filters, an order, a search; the way back shows the hero again', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveAtGrid(page, home);
    await page.getByRole('button', { name: t('filters') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox', { name: fieldLabel(lang, 'make') }).selectOption('Honda');
    await sheet.getByRole('button', { name: /^Xem \d/ }).click();
    await expect(page).toHaveURL(/\?make=Honda$/);
    await sees(page);
    await expect(page.getByRole('button', { name: t('filters') })).toBeFocused();

    await orderByPrice(page, lang);
    await expect(page.getByRole('dialog')).toBeHidden();
    await sees(page);

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await expect(hero(page)).toBeVisible();
    await page.goForward();
    await expect(hero(page)).toBeHidden();

    await page.getByRole('link', { name: 'Bỏ lọc: Honda' }).click();
    await expect(hero(page)).toBeAttached();
    await expect.poll(() => headingTop(page)).toBeLessThan(height / 2);
    await expect.poll(() => seen(page)).toBeGreaterThan(200);
    await field(page).fill('yamaha');
    await field(page).press('Enter');
    await sees(page);
  });

  test('the number of bikes, their order and the size of photos share one line', async ({ page }) => {
    await page.goto(home);
    const heading = page.locator('#rides');
    await heading.evaluate((element, words) => {
      element.textContent = words;
    }, '1.296 xe đang bán');
    const sizes = page.getByRole('group', { name: 'Cỡ ảnh' });
    const order = page.getByRole('button', { name: t('sort'), exact: true });
    const [words, first, second] = await Promise.all(
      [heading, order, sizes].map((part) => part.evaluate((element) => element.getBoundingClientRect())),
    );
    expect(words?.height).toBeLessThan(30);
    for (const beside of [first, second]) expect(beside?.top).toBeLessThan(words?.bottom ?? 0);
    expect((second?.bottom ?? 999) - (words?.top ?? 0)).toBeLessThan(56);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height }, hasTouch: true, isMobile: true });

  test('a search by Enter gives the focus to the heading, so that the keyboard goes', async ({ page }) => {
    await arriveAtGrid(page, home);
    await field(page).fill('yamaha');
    await field(page).press('Enter');
    await expect(page.locator('#rides')).toBeFocused();
    await sees(page);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a filter chosen far down the list leads to its heading', async ({ page }) => {
    await arriveAtGrid(page, home);
    await page.getByRole('combobox', { name: fieldLabel(lang, 'make') }).selectOption('Honda');
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => headingTop(page)).toBeLessThan(-500);
    await page.locator('[type=submit][form]').click();
    await expect(page).toHaveURL(/\?make=Honda$/);
    await sees(page);
  });
});
