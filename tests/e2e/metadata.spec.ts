import { locales } from '../../src/i18n/languages.ts';
import { localize, paths } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { expect, test } from './browser.ts';
import { hiddenPages, inBoth, memberPages, readingPages, somePath } from './pages.ts';

// The islands of private pages would lead a visitor away.
test.use({ javaScriptEnabled: false });

test('[S1.14 S1.15 S2.5 S2.1] every page says what it is, where it belongs and who its twin is', async ({
  page,
  request,
}) => {
  const listed = [paths.home, await somePath(request), ...readingPages];
  const titles = new Map<string, string>();
  for (const { lang, path, address } of inBoth([...listed, ...hiddenPages, ...memberPages])) {
    await page.goto(address, { waitUntil: 'commit' });
    const meta = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute('content');
    const title = await page.title();
    expect.soft(titles.get(title), `${address} has the title of another page`).toBeUndefined();
    titles.set(title, address);
    expect.soft(title.length, `title of ${address}`).toBeLessThanOrEqual(75);
    expect.soft((await meta('description'))?.length ?? 0, `description of ${address}`).toBeGreaterThan(20);
    expect.soft(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect.soft(await meta('og:locale'), address).toBe(locales[lang]);
    expect.soft(await meta('og:image'), address).toMatch(/^https:\/\/.+\.(png|webp|jpg)$/);
    const canonical = page.locator('link[rel="canonical"]');
    expect
      .soft(await canonical.getAttribute('href'))
      .toBe(settings.origin + (address === '/' ? '/' : address));
    const isListed = listed.includes(path);
    expect.soft((await meta('robots'))?.includes('noindex') ?? false, `robots of ${address}`).toBe(!isListed);
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
      );
    const href = (language: 'en' | 'vi') => new URL(localize(language, path), settings.origin).href;
    expect
      .soft(alternates, address)
      .toEqual(isListed ? [`en ${href('en')}`, `vi ${href('vi')}`, `x-default ${href('en')}`] : []);
  }
});
