import { fieldLabel } from '../../src/i18n/fieldWords.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { browse } from '../../src/i18n/texts/browse.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { arriveAtGrid, cards } from './grid.ts';

const lang: Language = 'vi';
const t = translate(lang, browse);
const home = localize(lang, paths.home);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('[S2.50 S2.42] filters are a sheet that closes with Back and applies at once', async ({ page }) => {
    await arriveAtGrid(page, home);
    await expect(page.getByRole('combobox', { name: fieldLabel(lang, 'make') })).toBeHidden();
    await page.getByRole('button', { name: t('filters') }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await expect(page.locator('input[name=q]')).toHaveCSS('text-overflow', 'ellipsis');
    const maxPrice = sheet.getByRole('textbox', { name: t('rangeTo', { label: t('price') }) });
    await maxPrice.fill('500000000');
    await expect(maxPrice).toHaveValue('500.000.000');
    expect(await maxPrice.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: t('filters') }).press('Space');
    await sheet.getByRole('combobox', { name: fieldLabel(lang, 'make') }).selectOption('Honda');
    await expect(sheet.getByRole('slider').nth(2)).toHaveAttribute('aria-valuetext', /^0/);
    await sheet.getByRole('slider').nth(3).press('ArrowLeft');
    await expect(sheet.getByText(t('atMost', { to: '590\u00a0triệu' }))).toBeVisible();
    await sheet.getByRole('slider').nth(3).press('End');
    await sheet.getByRole('button', { name: /^Xem \d/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\?make=Honda$/);
    await expect(cards(page).filter({ hasNotText: 'Honda' })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await expect(cards(page).filter({ hasNotText: 'Honda' }).first()).toBeVisible();
  });

  test('from home to a semi-automatic for at most 12 million around Da Nang in six presses', {
    tag: '@always',
  }, async ({ page }) => {
    await arriveAtGrid(page, home);
    await page.getByRole('button', { name: t('filters') }).click();
    const sheet = page.getByRole('dialog');
    await sheet
      .getByRole('combobox', { name: fieldLabel(lang, 'transmission') })
      .selectOption('semi-automatic');
    await sheet.getByRole('combobox', { name: fieldLabel(lang, 'location') }).selectOption('Da Nang');
    await sheet.getByRole('checkbox', { name: /bán kính 65\skm/ }).check();
    const maxPrice = sheet.getByRole('textbox', { name: t('rangeTo', { label: t('price') }) });
    await maxPrice.pressSequentially('12tr');
    await expect(sheet.getByText('= 12.000.000 ₫')).toBeVisible();
    await sheet.getByRole('button', { name: /^Xem \d/ }).click();
    await expect(page).toHaveURL(
      /\?transmission=semi-automatic&location=Da\+Nang&around=1&price_to=12000000$/,
    );
    const chips = page.getByRole('list', { name: t('activeFilters') }).getByRole('listitem');
    await expect(chips).toHaveText(['Xe số', /^Đà Nẵng và 65\skm xung quanh$/, /Giá: đến 12\striệu/]);
  });

  test('a search in words shows what it was understood as, and what was meant by a slip', async ({
    page,
  }) => {
    await arriveAtGrid(page, home);
    const search = page.locator('input[name=q]');
    await search.fill('xe số dưới 15 triệu');
    const chips = page.getByRole('list', { name: t('activeFilters') }).getByRole('listitem');
    await expect(chips).toHaveCount(3);
    await expect(chips.nth(1)).toHaveText('Xe số');
    await expect(chips.nth(2)).toHaveText(/^Giá: đến 15\striệu$/);
    await chips.nth(2).getByRole('link').click();
    await expect(search).toHaveValue('xe số');
    await search.fill('yamha');
    await expect(page.getByText('“yamaha”')).toContainText('“yamha”');
    await expect(cards(page).filter({ hasNotText: 'Yamaha' })).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  });
});
