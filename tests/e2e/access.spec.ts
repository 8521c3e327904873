import type { Page } from '@playwright/test';
import { languageOf, languages } from '../../src/i18n/languages.ts';
import { localize, type Path, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { obstacles } from './obstacles.ts';
import { hiddenPages, inBoth, memberPages, readingPages, somePath } from './pages.ts';
import { demo, signIn } from './people.ts';

const widths = [1440, 360];
/** Milliseconds for the islands of a page to say what they have to say; what is only read says it at once. */
const settling = 900;

const visit = async (page: Page, addresses: readonly string[], settle = settling) => {
  // Half faded, a slide has no contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    for (const panel of await page.locator('.spec summary').filter({ visible: true }).all())
      await panel.click();
    // Live pages keep their connection open, so the network is never idle.
    await page.waitForTimeout(settle);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await obstacles(page), `${address} at ${width} px`).toEqual([]);
      // The body stands beside the scrollbar; the window's own width does not tell of it.
      const { scrolls, wide } = await page.evaluate(() => ({
        scrolls: document.documentElement.scrollWidth,
        wide: document.body.clientWidth,
      }));
      expect.soft(scrolls, `${address} at ${width} px scrolls sideways`).toBeLessThanOrEqual(wide);
    }
    if (languageOf(address) === 'vi') continue;
    // The dark scheme has other colours, the same in both languages. What is not laid out yet keeps the old ones.
    await page.emulateMedia({ colorScheme: 'dark' });
    if (settle === 0) await page.reload();
    expect.soft(await obstacles(page, ['color-contrast']), `${address} in the dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
};

for (const lang of languages) {
  const inLanguage = (pages: readonly Path[]) => pages.map((path) => localize(lang, path));

  test(`nothing stands in anybody's way where words are read (${lang})`, async ({ page }) => {
    test.slow();
    await visit(page, inLanguage(readingPages), 0);
  });

  test(`nothing stands in anybody's way on any other open page (${lang})`, async ({ page, request }) => {
    test.slow();
    await visit(page, inLanguage([paths.home, await somePath(request), ...hiddenPages]));
  });

  test(`nothing stands in a member's way (${lang})`, async ({ page }) => {
    test.slow();
    await signIn(page, lang, demo.seller);
    await visit(page, inLanguage(memberPages));
  });
}

test('the keyboard alone reaches the content, every link of the frame, and leaves again', async ({
  page,
}) => {
  await page.goto(paths.terms);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(page.url()).toMatch(/#content$/);
  await page.goto(paths.terms);
  const links = await page.locator('a:visible, button:visible, summary:visible').count();
  const seen = new Set<string>();
  for (let step = 0; step < links + 10; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      element.setAttribute('data-reached', '');
      return element.outerHTML.slice(0, 60);
    });
    if (name) seen.add(name);
  }
  await expect(page.locator('a:visible:not([data-reached])')).toHaveCount(0);
  expect(seen.size).toBeGreaterThan(15);
});

test('nothing moves while a page of words is read', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const { address } of inBoth(readingPages satisfies readonly Path[])) {
    await page.goto(address);
    await page.mouse.wheel(0, 1_500);
    await page.waitForTimeout(300);
    // To two decimals, as Lighthouse tells it.
    expect.soft(await page.evaluate(() => Number(Reflect.get(window, 'moved'))), address).toBeCloseTo(0, 2);
  }
});
