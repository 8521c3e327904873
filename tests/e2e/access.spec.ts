import type { Page } from '@playwright/test';
import { everything } from '../../src/domain/market/landing.ts';
import { languageOf, languages } from '../../src/i18n/languages.ts';
import { addressIn, landingPath } from '../../src/landingPaths.ts';
import { localize, mapPath, type Path, paths, readersPath, sellerPath, trustPath } from '../../src/paths.ts';
import { guideBrands } from '../fixtures/guideBrands.ts';
import { expect, test } from './browser.ts';
import { obstacles } from './obstacles.ts';
import { hiddenPages, inBoth, memberPages, readingPages, somePath } from './pages.ts';
import { demo, signIn } from './people.ts';
import { expectRoom } from './room.ts';
import { tagOf } from './tagOf.ts';

const wide = 1440;
const narrow = 360;
const usual = 412;

const isSettled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(
    page.locator('main astro-island[ssr][client=load], [data-member] main astro-island[ssr][client=member]'),
  ).toHaveCount(0);
  await expect(page.locator('astro-island .animate-pulse')).toHaveCount(0);
};

const look = async (page: Page, address: string, widths: readonly number[]) => {
  for (const panel of await page.locator('.spec summary').filter({ visible: true }).all())
    await panel.click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await obstacles(page), `${address} at ${width} px`).toEqual([]);
    // Compares with the body's width: the window's includes the scrollbar.
    const { scrolls, wide } = await page.evaluate(() => ({
      scrolls: document.documentElement.scrollWidth,
      wide: document.body.clientWidth,
    }));
    expect.soft(scrolls, `${address} at ${width} px scrolls sideways`).toBeLessThanOrEqual(wide);
  }
};

/**
 * Checks contrast in the dark scheme. Runs after `expectRoom`, which lays out the whole page: elements
 * outside the layout would keep their old colours.
 */
const lookInTheDark = async (page: Page, address: string) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await obstacles(page, ['color-contrast']), `${address} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

/**
 * Vietnamese pages are tested in a narrow window. English pages, laid out alike, are tested only with
 * `--full`, also in a wide window.
 */
const widthsOf = (address: string) => (languageOf(address) === 'vi' ? [narrow] : [wide, narrow]);

/** Checks that links and buttons have 24 px, or as much room around them. */
const lookAtTargets = async (page: Page, address: string) => {
  await page.setViewportSize({ width: usual, height: 900 });
  expect.soft(await obstacles(page, ['target-size']), `${address} at ${usual} px`).toEqual([]);
};

const visit = async (page: Page, addresses: readonly string[], isOpen = true) => {
  // During a transition a slide has too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of addresses) {
    await page.goto(address);
    await isSettled(page);
    await look(page, address, widthsOf(address));
    if (isOpen) await lookAtTargets(page, address);
    await expectRoom(page, address);
    // Colours are equal in both languages.
    if (languageOf(address) === 'vi') await lookInTheDark(page, address);
  }
};

const alike: readonly Path[] = [
  ...guideBrands.slice(1).map(paths.brand),
  paths.privacy,
  paths.cookiePolicy,
  paths.operatingRules,
];

for (const lang of languages) {
  const inLanguage = (pages: readonly Path[]) => pages.map((path) => localize(lang, path));

  test(`reading pages have no obstacle for assistive technology (${lang})`, tagOf(lang), async ({ page }) => {
    await visit(page, inLanguage(readingPages.filter((path) => !alike.includes(path))));
    for (const address of inLanguage(alike)) {
      await page.goto(address);
      await look(page, address, [lang === 'en' ? wide : narrow]);
    }
  });

  test(
    `other open pages have no obstacle for assistive technology (${lang})`,
    tagOf(lang),
    async ({ page, request }) => {
      const market = addressIn(lang, landingPath({ ...everything, make: 'Honda' }));
      const others = inLanguage([
        paths.home,
        await somePath(request),
        mapPath,
        sellerPath('seed-hung'),
        trustPath,
        readersPath,
        ...hiddenPages,
      ]);
      await visit(page, [market, ...others]);
    },
  );

  test(
    `[S2.26] private pages have no obstacle for assistive technology, and are for their owner and no search engine (${lang})`,
    tagOf(lang),
    async ({ page }) => {
      await signIn(page, lang, demo.seller, paths.terms);
      for (const address of inLanguage(memberPages)) {
        await visit(page, [address], false);
        expect(new URL(page.url()).pathname).toBe(address);
        await expect(page.locator('meta[name="robots"]'), address).toHaveAttribute('content', /noindex/);
      }
    },
  );
}

test('the keyboard alone reaches the search, the content, every link of the frame, and leaves again', {
  tag: '@always',
}, async ({ page }) => {
  await page.goto(paths.home);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('wave');
  await expect(page.locator('#search')).toHaveValue('wave');

  await page.goto(paths.terms);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
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

test('nothing shifts while a static page is read', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Slow, as on a phone: pages are painted before their last scripts have arrived.
  const network = { offline: false, latency: 0, downloadThroughput: 300_000, uploadThroughput: 300_000 };
  await (await page.context().newCDPSession(page)).send('Network.emulateNetworkConditions', network);
  for (const { address } of inBoth(readingPages.filter((path) => !alike.includes(path)))) {
    await page.goto(address);
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    // Waits until scrolled content is drawn and its shifts are reported.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    // The layout shift to two decimals, as in Lighthouse.
    expect.soft(await page.evaluate(() => Number(Reflect.get(window, 'moved'))), address).toBeCloseTo(0, 2);
  }
});
