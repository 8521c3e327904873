import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localize, paths } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { checkFolder, faultsIn } from '../fixtures/nuChecker.ts';
import { meta, tags, titleOf } from '../site/built.ts';
import { expect, test } from './browser.ts';
import { giveThread } from './giveThread.ts';
import { openThread } from './openThread.ts';
import { hiddenPages, inBoth, memberPages, readingPages, somePath } from './pages.ts';
import { createMember, signIn } from './people.ts';

test('[S1.14 S1.15 S2.5 S2.1] every page says what it is, where it belongs and who its twin is', async ({
  request,
}) => {
  const listed = [paths.home, await somePath(request), ...readingPages];
  const titles = new Map<string, string>();
  for (const { lang, path, address } of inBoth([...listed, ...hiddenPages, ...memberPages])) {
    const html = await (await request.get(address)).text();
    const links = (rel: string) => tags(html, 'link').filter((link) => link.rel === rel);
    const expected = {
      title: titleOf(html),
      lang: tags(html, 'html')[0]?.lang,
      description: meta(html, 'description') ?? '',
      locale: meta(html, 'og:locale'),
      image: meta(html, 'og:image') ?? '',
      robots: meta(html, 'robots') ?? '',
      canonical: links('canonical')[0]?.href,
      alternates: links('alternate').flatMap(({ hreflang, href }) =>
        hreflang ? [`${hreflang} ${href}`] : [],
      ),
    };
    expect.soft(titles.get(expected.title), `${address} has the title of another page`).toBeUndefined();
    titles.set(expected.title, address);
    expect.soft(expected.title.length, `title of ${address}`).toBeLessThanOrEqual(75);
    expect.soft(expected.description.length, `description of ${address}`).toBeGreaterThan(20);
    expect.soft(expected.lang, address).toBe(lang);
    expect.soft(expected.locale, address).toBe({ en: 'en_GB', vi: 'vi_VN' }[lang]);
    expect.soft(expected.image, address).toMatch(/^https:\/\/.+\.(png|webp|jpg)$/);
    expect.soft(expected.canonical).toBe(settings.origin + address);
    const isListed = listed.includes(path);
    expect.soft(expected.robots.includes('noindex'), `robots of ${address}`).toBe(!isListed);
    const href = (language: 'en' | 'vi') => new URL(localize(language, path), settings.origin).href;
    expect
      .soft(expected.alternates, address)
      .toEqual(isListed ? [`en ${href('en')}`, `vi ${href('vi')}`, `x-default ${href('en')}`] : []);
  }
});

test.describe('drawn by scripts', () => {
  // The rules refuse reading an unlisted bike.
  test.use({ expected: [/403 \(Forbidden\).*batchGet/] });

  test('pages are valid HTML once scripts have drawn them, and ask nobody but this site', async ({
    page,
    request,
  }, info) => {
    const hosts = new Set<string>();
    page.on('request', (one) => hosts.add(new URL(one.url()).hostname));
    const folder = info.outputPath('drawn');
    mkdirSync(folder, { recursive: true });
    const member = await createMember('Reading Seller');
    await giveThread(member, `drawn-${member.id}`);
    await signIn(page, 'en', member.email, paths.profile);
    for (const path of [
      paths.home,
      await somePath(request),
      paths.buyingGuide,
      paths.sell,
      paths.messages,
      paths.alerts,
      paths.likedBikes,
      paths.myListings,
      paths.profile,
      paths.contact,
    ]) {
      await page.goto(path);
      if (path === paths.messages) await openThread(page, 'Wave');
      await page.mouse.move(200, 200);
      await page.mouse.move(210, 210);
      await page.keyboard.press('Tab');
      await expect(page.locator('main astro-island[ssr]:not([client=ask])')).toHaveCount(0);
      const html = await page.evaluate(() => document.documentElement.outerHTML);
      writeFileSync(join(folder, `${path.replaceAll('/', '_')}.html`), `<!doctype html>${html}`);
    }
    const faults = faultsIn(checkFolder(folder));
    expect(
      faults.map(({ url, message, extract }) => `${url?.split('/').at(-1)}: ${message} ${extract}`),
    ).toEqual([]);
    expect([...hosts].filter((host) => !/^(?:localhost|127\.0\.0\.1)$/.test(host))).toEqual([]);
  });
});
