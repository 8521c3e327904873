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
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const told = await page.evaluate(() => {
      const attribute = (selector: string, name: string) =>
        document.querySelector(selector)?.getAttribute(name) ?? '';
      const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
      return {
        title: document.title,
        lang: document.documentElement.lang,
        description: attribute('meta[name="description"]', 'content'),
        locale: attribute('meta[property="og:locale"]', 'content'),
        image: attribute('meta[property="og:image"]', 'content'),
        robots: attribute('meta[name="robots"]', 'content'),
        canonical: attribute('link[rel="canonical"]', 'href'),
        alternates: alternates.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
      };
    });
    expect.soft(titles.get(told.title), `${address} has the title of another page`).toBeUndefined();
    titles.set(told.title, address);
    expect.soft(told.title.length, `title of ${address}`).toBeLessThanOrEqual(75);
    expect.soft(told.description.length, `description of ${address}`).toBeGreaterThan(20);
    expect.soft(told.lang, address).toBe(lang);
    expect.soft(told.locale, address).toBe(locales[lang]);
    expect.soft(told.image, address).toMatch(/^https:\/\/.+\.(png|webp|jpg)$/);
    expect.soft(told.canonical).toBe(settings.origin + address);
    const isListed = listed.includes(path);
    expect.soft(told.robots.includes('noindex'), `robots of ${address}`).toBe(!isListed);
    const href = (language: 'en' | 'vi') => new URL(localize(language, path), settings.origin).href;
    expect
      .soft(told.alternates, address)
      .toEqual(isListed ? [`en ${href('en')}`, `vi ${href('vi')}`, `x-default ${href('en')}`] : []);
  }
});
