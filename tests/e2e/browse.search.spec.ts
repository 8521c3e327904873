import type { Page } from '@playwright/test';
import { fieldLabel } from '../../src/i18n/fieldWords.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { browse } from '../../src/i18n/texts/browse.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, type Path, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { arriveAtGrid, cards } from './grid.ts';
import { heldBy } from './tagOf.ts';

const counted = async (page: Page) =>
  Number((await page.locator('#rides').textContent())?.replace(/\D/g, ''));
const field = (page: Page) => page.locator('input[name=q]');

const lang: Language = 'en';
const t = translate(lang, browse);
const home = localize(lang, paths.home);

test('a search is completed with the keyboard, and Enter without a choice searches as it stands', {
  tag: '@full',
  annotation: heldBy('src/features/browse/BrowseSearch.island.test.tsx'),
}, async ({ page }) => {
  await arriveAtGrid(page, home);
  await field(page).pressSequentially('xe da n');
  const list = page.getByRole('listbox', { name: t('suggestions') });
  const first = list.getByRole('option').first();
  await expect(first).toContainText('Da Nang');
  const box = page.getByRole('combobox', { name: t('search') });
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none');
  const promised = Number((await first.textContent())?.replace(/\D/g, ''));
  await box.press('Enter');
  await expect(box).toHaveValue('xe Da Nang');
  await expect(box).toBeFocused();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\?q=xe\+Da\+Nang$/);
  await expect.poll(() => counted(page)).toBe(promised);

  await box.fill('hon');
  await expect(first).toContainText('Honda');
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('hon');
  await box.press('ArrowDown');
  await expect(first).toBeVisible();
  await box.press('Enter');
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\?q=hon$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 420 }, hasTouch: true });

  test('a suggestion is tapped, all of them above the keyboard', async ({ page }) => {
    await arriveAtGrid(page, home);
    await field(page).pressSequentially('ho');
    const options = page.getByRole('listbox', { name: t('suggestions') }).getByRole('option');
    await expect(options.last()).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    const wanted = options.filter({ hasText: 'Honda' }).first();
    await wanted.tap();
    await expect(field(page)).toHaveValue(/^Honda/);
    await expect(options).toHaveCount(0);
    await expect(cards(page).filter({ hasNotText: 'Honda' })).toHaveCount(0);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a place is asked for with what is around it', async ({ page }) => {
    await arriveAtGrid(page, home);
    const around = page.getByRole('checkbox', { name: /^Include bikes up to 65/ });
    await expect(around).toBeHidden();
    await page.getByRole('combobox', { name: fieldLabel(lang, 'location') }).selectOption('Da Nang');
    await expect(around).toBeVisible();
    await around.check();
    await page.locator('[type=submit][form]').click();
    await expect(page).toHaveURL(/\?location=Da\+Nang&around=1$/);
    const chips = page.getByRole('list', { name: t('activeFilters') }).getByRole('listitem');
    await expect(chips).toHaveText([/^within 65\skm of Da Nang$/]);
    const near = await counted(page);
    await around.uncheck();
    await page.locator('[type=submit][form]').click();
    await expect(page).toHaveURL(/\?location=Da\+Nang$/);
    await expect(chips).toHaveText(['Da Nang']);
    await expect.poll(() => counted(page)).toBeLessThanOrEqual(near);
    await chips.getByRole('link').click();
    await expect(around).toBeHidden();
  });
});

const narrow = 'vespa under 2 million';
const without = /^Without “under 2 million”: \d+ bikes?$/;
test('where nothing is found, a part of the search can be taken out', async ({ page }) => {
  await arriveAtGrid(page, home);
  await field(page).fill(narrow);
  await page.getByRole('link', { name: without }).click();
  await expect(field(page)).toHaveValue('vespa');
  await expect(cards(page).first()).toContainText('Vespa');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('around and what to leave out are there as well', async ({ page }) => {
    await page.goto(home);
    await page.getByRole('combobox', { name: fieldLabel(lang, 'location') }).selectOption('Da Nang');
    await page.getByRole('checkbox', { name: /^Include bikes up to 65/ }).check();
    await page.getByRole('button', { name: t('apply') }).click();
    await expect(page).toHaveURL(/location=Da\+Nang.*around=1/);
    await expect(page.getByRole('list', { name: t('activeFilters') })).toContainText(
      /within 65\skm of Da Nang/,
    );
    await page.goto(`${home}?q=${encodeURIComponent(narrow)}`);
    await page.getByRole('link', { name: without }).click();
    await expect(page).toHaveURL(/\?q=vespa$/);
    await expect(cards(page).first()).toContainText('Vespa');
  });
});

test('what a seller calls gù chống đổ is found as crash bars, and read as such on the page of the bike', {
  tag: '@full',
  annotation: heldBy(
    'src/domain/glossary/glossary.test.ts',
    'src/i18n/searches.test.ts',
    'tests/site/bike.test.ts',
  ),
}, async ({ page, request }) => {
  const results = await (await request.get(`${home}?q=crash+bars`)).text();
  const hits = [
    ...new Set([...results.matchAll(/href="(\/motorcycle\/[^"]+)"/g)].map(([, path = '']) => path)),
  ];
  expect(hits.length).toBeGreaterThan(0);
  await arriveAtGrid(page, home);
  await field(page).fill('crash bars');
  await field(page).press('Enter');
  const shown = () =>
    cards(page)
      .locator('a[href^="/motorcycle/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
  await expect.poll(async () => (await shown()).slice(0, hits.length)).toEqual(hits);

  const bikes = await Promise.all(
    hits.map(async (path) => ({
      english: await (await request.get(path)).text(),
      vietnamese: await (await request.get(localize('vi', path as Path))).text(),
    })),
  );
  const named = bikes.filter(({ vietnamese }) => vietnamese.includes('>Gù chống đổ</li>'));
  expect(named.length).toBeGreaterThan(0);
  const english = named.map((bike) => bike.english);
  expect(english.filter((html) => html.includes('>Gù chống đổ</li>'))).toHaveLength(0);
  expect(english.filter((html) => html.includes('>Crash protectors</li>')).length).toBeGreaterThan(0);
});
