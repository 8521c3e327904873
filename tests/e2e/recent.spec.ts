import type { Language } from '../../src/i18n/languages.ts';
import { listing } from '../../src/i18n/texts/listing.ts';
import { priceContext } from '../../src/i18n/texts/priceContext.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, type Path, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { findBike, isForSale, isSold } from './pages.ts';

const lang: Language = 'vi';
const t = translate(lang, listing);
const to = (path: Path) => localize(lang, path);

test('bikes that were looked at come back at the foot of the next one, until the list is cleared', {
  tag: '@always',
}, async ({ page, request }) => {
  const first = to(await findBike(request, isForSale));
  const second = to(await findBike(request, (html) => isForSale(html) && !html.includes(`${first}"`)));
  const sold = to(await findBike(request, isSold));
  const section = page.getByRole('region', { name: t('recent') });
  await page.addInitScript(() => {
    Reflect.set(window, 'moved', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Reflect.set(window, 'moved', Reflect.get(window, 'moved') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(first);
  await expect(page.locator('[data-recent]')).toBeHidden();
  await page.goto(sold);
  await page.goto(second);
  // Loads the similar bikes first: they are above and may shift this section.
  await page.locator('[data-similar]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-similar] [data-bike]').first()).toBeAttached();
  await page.evaluate(() => Reflect.set(window, 'moved', 0));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(section.getByRole('article')).toHaveCount(1);
  await expect(section.locator(`a[href="${first}"]`)).toBeVisible();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThan(0.01);

  await section.getByRole('button', { name: t('recentClear') }).click();
  await expect(section.getByText(t('recentCleared'))).toBeFocused();
  await page.reload();
  await expect(page.locator('[data-recent]')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a bike that the guide knows shows what it usually costs, in words', async ({ page, request }) => {
    const isKnown = (html: string) => html.includes(priceContext.used.en);
    await page.goto(to(await findBike(request, isKnown, 'Honda')));
    const say = translate(lang, priceContext);
    const section = page.getByRole('region', { name: say('title') });
    for (const word of ['thisBike', 'used', 'new'] as const)
      await expect(section.getByText(say(word), { exact: true })).toBeVisible();
    await expect(section.getByText(/₫/).first()).toBeVisible();
    await expect(section.getByRole('link', { name: 'Honda' })).toHaveAttribute(
      'href',
      new RegExp(`^${to(paths.brand('honda'))}#`),
    );
  });
});

test('a bike that is sold or gone is forgotten', async ({ page, request }) => {
  const sold = await findBike(request, isSold);
  const id = /data-listing="([^"]+)"/.exec(await (await request.get(sold)).text())?.[1] ?? '';
  await page.addInitScript(
    (entry) => {
      if (sessionStorage.getItem('sown')) return;
      sessionStorage.setItem('sown', '1');
      localStorage.setItem('vongxe.recent', JSON.stringify(entry));
    },
    [id, 'no-such-bike'],
  );
  await page.goto(await findBike(request, isForSale));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-recent]')).toBeHidden();
  const stored = await page.evaluate(() => localStorage.getItem('vongxe.recent'));
  expect(stored).not.toContain(id);
  expect(stored).not.toContain('no-such-bike');
});

test('a browser that keeps nothing shows the page all the same', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(await findBike(request, isForSale));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-recent]')).toBeHidden();
});
