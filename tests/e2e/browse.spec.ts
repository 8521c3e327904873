import type { Page } from '@playwright/test';
import { foldAccents } from '../../src/domain/text/foldAccents.ts';
import { fieldLabel } from '../../src/i18n/fieldWords.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { browse } from '../../src/i18n/texts/browse.ts';
import { likes } from '../../src/i18n/texts/likes.ts';
import { signInPrompt } from '../../src/i18n/texts/signInPrompt.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { arriveAtGrid, cards, leaveAndReturn } from './grid.ts';
import { createMember } from './people.ts';
import { sellBike } from './sellBike.ts';
import { heldBy } from './tagOf.ts';

const counted = async (page: Page) => {
  const heading = await page.locator('#rides').textContent();
  return Number(heading?.replace(/\D/g, ''));
};
const total = async (page: Page) => {
  const sold = await page.locator('#rides ~ p').allTextContents();
  return (await counted(page)) + Number(sold.join('').replace(/\D/g, ''));
};
const bikeIds = (page: Page) =>
  page.locator('[data-bike]').evaluateAll((all) => all.map((li) => li.getAttribute('data-bike')));
const bikeLinks = (page: Page) =>
  page.locator('article h3 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));

const lang: Language = 'vi';
const t = translate(lang, browse);
const home = localize(lang, paths.home);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('[S2.38 S2.41 S2.50] filters stand open, say how many, are applied, shown as chips, and cleared', {
    tag: '@full',
    annotation: heldBy(
      'src/features/browse/BrowseFilters.island.test.tsx',
      'src/features/browse/breakpoints.test.tsx',
      'src/domain/search/bikeIndex.test.ts',
    ),
  }, async ({ page }) => {
    await arriveAtGrid(page, home);
    const all = await counted(page);
    const make = page.getByRole('combobox', { name: fieldLabel(lang, 'make') });
    await expect(make).toBeVisible();
    await make.selectOption('Yamaha');
    const apply = page.getByRole('button', { name: /\d/ }).and(page.locator('[type=submit]'));
    await expect(apply).toBeVisible();
    const promised = Number((await apply.textContent())?.replace(/\D/g, ''));
    await apply.click();
    await expect(page).toHaveURL(/\?make=Yamaha$/);
    await expect(cards(page).filter({ hasNotText: 'Yamaha' })).toHaveCount(0);
    expect(await counted(page)).toBe(promised);
    expect(promised).toBeLessThan(all);
    await page.getByRole('link', { name: t('removeFilter', { filter: 'Yamaha' }) }).click();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    // Other tests change the number of bikes meanwhile.
    await expect.poll(() => counted(page)).toBeGreaterThan(promised);
    await expect(cards(page).filter({ hasNotText: 'Yamaha' })).not.toHaveCount(0);

    await make.selectOption('Yamaha');
    await apply.click();
    await expect(page).toHaveURL(/\?make=Yamaha$/);
    await page.getByRole('button', { name: 'Xóa bộ lọc' }).click();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await expect(make).toHaveValue('');
  });

  test('[S2.39 S2.44] a slider that stands at its end adds no condition; sorts in three orders, in the address', {
    tag: '@full',
  }, async ({ page }) => {
    await arriveAtGrid(page, home);
    const year = page.getByRole('slider', { name: t('rangeTo', { label: t('year') }) });
    const last = page.getByRole('slider').nth(5);
    await expect(last).toBeVisible();
    await last.press('ArrowLeft');
    await page.locator('[type=submit][form]').click();
    await expect(page).toHaveURL(/\?year_to=\d{4}$/);
    await last.press('End');
    await page.locator('[type=submit][form]').click();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    expect(await year.count()).toBeLessThanOrEqual(1);

    const sort = page.getByRole('combobox', { name: t('sortBy') });
    await expect(sort.locator('option')).toHaveText([t('newest'), t('dearest'), t('cheapest')]);
    const prices = async () =>
      (await cards(page).locator('[translate=no] > p:first-child > :first-child').allTextContents()).map(
        (text) => Number(text.replace(/\D/g, '')),
      );
    for (const [order, sign] of [
      ['cheapest', 1],
      ['dearest', -1],
    ] as const) {
      await sort.selectOption(order);
      await expect(page).toHaveURL(new RegExp(`sort=${order}$`));
      await expect
        .poll(async () => {
          const now = await prices();
          return JSON.stringify(now) === JSON.stringify(now.toSorted((a, b) => sign * (a - b)));
        })
        .toBe(true);
    }
  });
});

test('sold bikes come after those for sale, and can be left out, for a reader without a script, too', async ({
  page,
  browser,
}) => {
  const word = `Quoxe${lang}${Date.now()}`;
  const seller = await createMember();
  const forSale = await sellBike(seller, { model: word });
  const sold = await sellBike(seller, { model: word, status: 'sold' });
  const [hide, show] = ['Ẩn xe đã bán', 'Hiện xe đã bán'];
  const address = `${home}?q=${word.toLowerCase()}`;
  await expect.poll(async () => (await page.request.get(`${address}&page=1`)).text()).toContain(sold.slug);
  await arriveAtGrid(page, address);
  await expect.poll(() => bikeIds(page)).toEqual([forSale.id, sold.id]);
  await page.getByRole('link', { name: hide }).click();
  await expect.poll(() => bikeIds(page)).toEqual([forSale.id]);
  await expect(page).toHaveURL(/&sold=0$/);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(page.url());
  expect(await bikeIds(reader)).toEqual([forSale.id]);
  await reader.getByRole('link', { name: show }).click();
  expect(await bikeIds(reader)).toEqual([forSale.id, sold.id]);
  await plain.close();
});

test('[S2.43] finds without accents, marks what it found, and the address carries it', {
  tag: '@full',
  annotation: heldBy('src/features/browse/BrowseSearch.island.test.tsx', 'src/domain/text/words.test.ts'),
}, async ({ page }) => {
  await arriveAtGrid(page, home);
  await page.getByRole('searchbox').fill('xe da nang');
  await expect(page).toHaveURL(/\?q=xe\+da\+nang$/);
  const marked = page.locator('article mark').first();
  await expect(marked).toBeVisible();
  expect(['da', 'nang']).toContain(foldAccents((await marked.textContent()) ?? ''));
  await page.getByRole('button', { name: t('clearSearch') }).click();
  await expect(page).toHaveURL(new RegExp(`${home}$`));
});

test('[S2.41 S2.49] where nothing fits, offers to drop the strictest filter, or all of them', {
  tag: '@full',
  annotation: heldBy(
    'src/features/browse/BrowseFilters.island.test.tsx',
    'src/features/browse/EmptyResults.test.tsx',
  ),
}, async ({ page }) => {
  await arriveAtGrid(page, `${home}?make=Honda&price_to=1`);
  await expect(page.getByText(t('emptyTitle'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('makeAlert') })).toBeVisible();
  const clear = page.getByRole('link', { name: 'Xóa bộ lọc' });
  await expect(clear).toHaveAttribute('href', home);
  await page.getByRole('link', { name: /\d/ }).and(page.locator('.bg-signal')).click();
  await expect(page).toHaveURL(/\?make=Honda$/);
  await expect(cards(page).first()).toContainText('Honda');
});

test.describe('where the catalogue cannot be had', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('[S8.1 S8.3] a notice says so, and the list comes when it is asked for again', {
    tag: '@full',
    annotation: heldBy(
      'src/features/browse/BrowseGrid.island.test.tsx',
      'src/features/browse/BrowseFilters.island.test.tsx',
    ),
  }, async ({ page }) => {
    await page.route('**/catalogue/**', (route) => route.abort());
    await arriveAtGrid(page, `${paths.home}?make=Honda&price_to=1`);
    await page.getByRole('link', { name: /\d/ }).and(page.locator('.bg-signal')).click();
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices.getByText('Failed to load data. Please try again.')).toBeVisible();
    await page.unroute('**/catalogue/**');
    await page.getByRole('main').getByRole('alert').getByRole('button').click();
    await expect(page).toHaveURL(/\?make=Honda$/);
    await expect(cards(page).first()).toContainText('Honda');
  });
});

test('[S2.47 S9.2 S2.46] scrolls to the end of the list, every bike once', {
  tag: '@full',
  annotation: heldBy(
    'src/features/browse/BrowseGrid.island.test.tsx',
    'src/features/browse/openCatalogue.test.ts',
  ),
}, async ({ page }) => {
  await arriveAtGrid(page, home);
  const missing = async () => {
    await page.mouse.wheel(0, 4_000);
    return (await total(page)) - (await cards(page).count());
  };
  await expect.poll(missing, { intervals: [150] }).toBe(0);
  const ids = await bikeIds(page);
  expect(ids.length).toBeGreaterThan(40);
  expect(new Set(ids).size).toBe(ids.length);
});

test('Back from a bike returns to its card, with focus, in the same list', { tag: '@always' }, async ({
  page,
}) => {
  await leaveAndReturn(page, home);
});

test('[S1.4 S2.51 S2.53 S6.1 S6.5 S6.7 S8.18] a visitor who likes or writes is asked to sign in, and comes back', {
  tag: '@full',
  annotation: heldBy(
    'src/features/browse/BrowseGrid.island.test.tsx',
    'src/features/likes/LikeBike.island.test.tsx',
  ),
}, async ({ page }) => {
  const asks = translate(lang, signInPrompt);
  const google: string[] = [];
  page.on(
    'request',
    (request) => /firestore|identitytoolkit|authentication/.test(request.url()) && google.push(request.url()),
  );
  await arriveAtGrid(page, home);
  const first = cards(page)
    .filter({ has: page.locator('button') })
    .first();
  await first.getByRole('button', { name: /^Thích / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(asks('title'));
  await expect(dialog).toContainText(asks('favorite'));
  await expect(dialog.getByRole('link', { name: asks('signIn') })).toHaveAttribute(
    'href',
    `${localize(lang, paths.auth)}?redirect=${home}`,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await first.getByRole('link', { name: translate(lang, likes)('contactSeller') }).click();
  await expect(dialog).toContainText(asks('contact'));
  expect(google).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[S2.47] the list has pages, and a filter sent by the form narrows it', {
    tag: '@full',
    annotation: heldBy('tests/functions/results.test.ts', 'src/features/browse/BrowseGrid.island.test.tsx'),
  }, async ({ page }) => {
    // If another test adds a bike meanwhile, the last bike moves to the second page.
    await expect(async () => {
      await page.goto(home);
      const first = await bikeLinks(page);
      await page.getByRole('link', { name: t('nextPage') }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await page.waitForLoadState('domcontentloaded');
      const second = await bikeLinks(page);
      expect(second).toHaveLength(12);
      expect(second.filter((link) => first.includes(link))).toEqual([]);
    }).toPass();
    await page.getByRole('combobox', { name: fieldLabel(lang, 'make') }).selectOption('Honda');
    await page.getByRole('button', { name: t('apply') }).click();
    await expect(page).toHaveURL(/make=Honda/);
    await expect(cards(page).filter({ hasNotText: 'Honda' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: fieldLabel(lang, 'make') })).toHaveValue('Honda');
    await expect(page.getByRole('group', { name: 'Cỡ ảnh' })).toHaveCount(0);
  });
});
