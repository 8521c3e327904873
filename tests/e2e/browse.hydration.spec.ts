import { fieldLabel } from '../../src/i18n/fieldWords.ts';
import { browse } from '../../src/i18n/texts/browse.ts';
import { translate } from '../../src/i18n/texts.ts';
import { expect, hold, hydrated, test } from './browser.ts';
import { arriveAtGrid, cards } from './grid.ts';
import { heldBy } from './tagOf.ts';

test('[S2.48] shows 8 skeletons while the first answer is on its way, and 4 while more is', {
  tag: '@full',
  annotation: heldBy(
    'src/features/browse/BikeGrid.test.tsx',
    'src/features/browse/useResults.island.test.tsx',
  ),
}, async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/catalogue/**', async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await arriveAtGrid(page, '/');
  await page.getByRole('combobox', { name: translate('en', browse)('sortBy') }).selectOption('cheapest');
  await expect(page.locator('[data-skeleton]')).toHaveCount(8);
  const release = setInterval(() => {
    for (const go of held.splice(0)) go();
  }, 50);
  // Sorting scrolls to the heading. The end of the list is then so near that more bikes load.
  await expect(cards(page).nth(11)).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  clearInterval(release);
});

test('a press shows that it waits, until what it needs is there: a heart, an alert', async ({ page }) => {
  await arriveAtGrid(page, '/vi');
  const go = await hold(page, /_astro.*SignInPrompt.*\.js/);
  const heart = cards(page).getByRole('button').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  await expect(heart).not.toHaveCSS('animation-name', 'none');
  go();
  await expect(page.getByRole('dialog')).toContainText('Bạn cần đăng nhập');
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');

  const send = await hold(page, /_astro.*AskAlert.*\.js/);
  const alert = page.locator('a[data-ask=alert]:visible').first();
  await alert.click();
  await expect(alert).toHaveAttribute('aria-busy', 'true');
  send();
  await expect(page.getByRole('dialog')).toContainText('Đăng nhập để tạo thông báo xe mới.');
});

test('a search goes on after the space during which the list was hydrated', async ({ page }) => {
  const go = await hold(page, /_astro.*BrowseGrid.*\.js/);
  await page.goto('/');
  const search = page.locator('input[name=q]');
  await search.click();
  await search.pressSequentially('xe số ');
  go();
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  await expect(chips).toHaveText(['“xe số”', 'Semi-automatic']);
  await search.pressSequentially('đà');
  await expect(search).toHaveValue('xe số đà');
});

test.describe('a choice made early', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('is kept while the answer to the one before is on its way', async ({ page }) => {
    const go = await hold(page, '**/catalogue/**');
    await arriveAtGrid(page, '/');
    const last = page.getByRole('slider').nth(5);
    const submit = page.locator('[type=submit][form]');
    await last.press('ArrowLeft');
    await submit.click();
    await expect(page).toHaveURL(/\?year_to=\d{4}$/);
    await last.press('End');
    go();
    const t = translate('en', browse);
    await expect(page.getByRole('list', { name: t('activeFilters') }).getByRole('listitem')).toHaveCount(1);
    await submit.click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('is kept in the very moment in which the list wakes: a brand and an order', async ({ page }) => {
    await page.goto('/');
    const t = translate('en', browse);
    const chosen = { [fieldLabel('en', 'make')]: 'Honda', [t('sortBy')]: 'cheapest' };
    // At this moment the script has started, but React has not hydrated the page.
    await page.evaluate((choices) => {
      const island = document.querySelector('astro-island[component-url*="BrowseGrid"]');
      if (!island) throw new Error('no list');
      new MutationObserver((_, observer) => {
        observer.disconnect();
        for (const select of island.querySelectorAll('select')) {
          const name = select.ariaLabel ?? select.labels[0]?.textContent ?? '';
          const value = choices[name];
          if (!value) continue;
          select.value = value;
          select.dispatchEvent(new Event('input', { bubbles: true }));
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }).observe(island, { attributeFilter: ['ssr'] });
    }, chosen);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expect(page).toHaveURL(/\?sort=cheapest$/);
    await expect(page.getByRole('combobox', { name: t('sortBy') })).toHaveValue('cheapest');
    await expect(page.getByRole('combobox', { name: fieldLabel('en', 'make') })).toHaveValue('Honda');
    await page.locator('[type=submit][form]').click();
    await expect(page).toHaveURL(/\?make=Honda&sort=cheapest$/);
  });

  test('is kept before the script is there: the space bar on the button of the filters', async ({ page }) => {
    const go = await hold(page, '**/BrowseGrid*.js');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    await page.getByRole('button', { name: translate('en', browse)('filters') }).press('Space');
    go();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('is kept before the script is there: a brand, a word and an order', { tag: '@always' }, async ({
    page,
  }) => {
    const go = await hold(page, '**/BrowseGrid*.js');
    await page.goto('/');
    const t = translate('en', browse);
    await page.getByRole('combobox', { name: fieldLabel('en', 'make') }).selectOption('Honda');
    await page.getByRole('searchbox').fill('da nang');
    await page.getByRole('combobox', { name: t('sortBy') }).selectOption('cheapest');
    const heart = cards(page).getByRole('button').first();
    await heart.click();
    go();
    await hydrated(page, 'BrowseGrid');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/q=da\+nang.*sort=cheapest/);
    await expect(page.getByRole('combobox', { name: fieldLabel('en', 'make') })).toHaveValue('Honda');
    await page.locator('[type=submit][form]').click();
    await expect(page).toHaveURL(/q=da\+nang&make=Honda&sort=cheapest/);
  });
});
