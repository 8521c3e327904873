import { beforeAll, describe, expect, it } from 'vitest';
import { planRequest } from '../../functions/src/pages/request.plan.ts';
import { readCompared } from '../../src/comparePaths.ts';
import { everything } from '../../src/domain/market/landing.ts';
import { buildMarket } from '../../src/domain/market/market.ts';
import { languageOf, languages } from '../../src/i18n/languages.ts';
import { market as marketTexts } from '../../src/i18n/texts/market.ts';
import { translate } from '../../src/i18n/texts.ts';
import { addressIn, landingPath } from '../../src/landingPaths.ts';
import { localize, paths, zonePath } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { type Data, decode, headings, isBuilt, meta, structured, tags, text, titleOf } from './built.ts';
import { answer, demoCards, demoMarket } from './renderedMarket.ts';

const absolute = (address: string) => settings.origin + address;
const hrefs = (html: string) => tags(html, 'a').flatMap(({ href }) => (href ? [href] : []));
const links = (html: string, rel: string) => tags(html, 'link').filter((link) => link.rel === rel);
const dataOf = (html: string, type: string): Data => {
  const entity = structured(html).find((data) => data['@type'] === type);
  if (!entity) throw new Error(`no ${type}`);
  return entity;
};
const read = async (address: string): Promise<string> => {
  const answered = await answer(address);
  if (!answered || !('html' in answered)) throw new Error(`${address} is no page`);
  return answered.html;
};

const isTwin = ({ hreflang }: Record<string, string>) => hreflang !== undefined;

const listed = demoMarket.listed.map((landing) => ({ landing, path: landingPath(landing) }));
const pages = new Map<string, string>();
const slugs = new Set(demoCards.map(({ slug }) => paths.listing(slug)));
const fixed = new Set<string>([paths.home, paths.alerts, paths.auth, paths.sell, paths.contact]);

beforeAll(async () => {
  for (const { path } of listed)
    for (const lang of languages) {
      const address = addressIn(lang, path);
      pages.set(address, await read(address));
    }
});

const isDead = (href: string): boolean => {
  const { origin, pathname, searchParams } = new URL(href, 'https://here.example');
  if (origin !== 'https://here.example') return !/^https:|^mailto:|^tel:/.test(href);
  const plain = languageOf(pathname) === 'vi' ? pathname.slice('/vi'.length) || '/' : pathname;
  if (isBuilt(pathname) || fixed.has(plain) || slugs.has(plain as `/${string}`)) return false;
  const { kind } = planRequest(pathname);
  if (kind !== 'compared') return !['landing', 'map', 'trust', 'readers', 'feed', 'value'].includes(kind);
  return readCompared(searchParams).some((slug) => !slugs.has(paths.listing(slug)));
};

const each = (check: (html: string, address: string) => void) => {
  for (const [address, html] of pages) check(html, address);
};

it('a page of bikes with rented batteries alone says so, and has no figures of their prices', async () => {
  const rented = demoCards.flatMap((card): (typeof demoCards)[number][] =>
    card.make === 'VinFast' && card.status === 'active' ? [{ ...card, facts: ['batteryRented'] }] : [],
  );
  const landing = { ...everything, make: 'VinFast' } as const;
  for (const lang of languages) {
    const page = await answer(addressIn(lang, landingPath(landing)), buildMarket(rented));
    const html = page && 'html' in page ? page.html : '';
    const lead = translate(lang, marketTexts)('leadRented', { count: rented.length });
    expect(rented.length).toBeGreaterThan(0);
    expect(text(html)).toContain(lead);
    expect(html).not.toMatch(/Infinity|NaN|∞/);
  }
});

describe('the pages of the market, of the demo data', () => {
  it('are more than 200 that a search engine may list', () => {
    expect(pages.size).toBeGreaterThan(200);
    expect(pages.size).toBe(2 * listed.length);
  });

  it('have a title and a description written for people, one heading, and share them with no other', () => {
    each((html, address) => {
      const [title, description] = [titleOf(html), decode(meta(html, 'description') ?? '')];
      expect(title.length, `${address} ${title}`).toBeLessThan(80);
      expect(title.length, title).toBeGreaterThan(20);
      expect(description.length, description).toBeGreaterThan(50);
      expect(description.length, description).toBeLessThan(181);
      expect(headings(html, 1), address).toHaveLength(1);
      expect(text(html), address).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/);
    });
    const all = [...pages.values()];
    expect(new Set(all.map(titleOf)).size).toBe(all.length);
    expect(new Set(all.map((html) => headings(html, 1)[0])).size).toBe(all.length);
  });

  it('are their own canonical address, may be indexed, and name their twin in its own words', () => {
    for (const { path } of listed)
      for (const lang of languages) {
        const html = pages.get(addressIn(lang, path)) ?? '';
        expect(tags(html, 'html')[0]?.lang).toBe(lang);
        expect(links(html, 'canonical').map(({ href }) => href)).toEqual([absolute(addressIn(lang, path))]);
        expect(meta(html, 'robots')).not.toContain('noindex');
        const alternates = links(html, 'alternate')
          .filter(isTwin)
          .map(({ hreflang = '', href }) => [hreflang, href]);
        expect(Object.fromEntries(alternates)).toEqual({
          en: absolute(addressIn('en', path)),
          vi: absolute(addressIn('vi', path)),
          'x-default': absolute(addressIn('en', path)),
        });
        const other = lang === 'en' ? 'vi' : 'en';
        const twins = tags(html, 'a').filter(({ hreflang }) => hreflang === other);
        expect(twins.length).toBeGreaterThan(1);
        expect(new Set(twins.map(({ href }) => href))).toEqual(new Set([addressIn(other, path)]));
      }
  });

  it('tell of the low-emission zone where petrol bikes in Hanoi are shown, and nowhere else', () => {
    for (const { landing, path } of listed)
      for (const lang of languages) {
        const html = pages.get(addressIn(lang, path)) ?? '';
        const concerned = landing.place === 'Hanoi' && landing.category !== 'electric';
        const link = localize(lang, zonePath('hanoi'));
        expect(hrefs(html).includes(link), path).toBe(concerned);
      }
    expect(text(pages.get(addressIn('vi', landingPath({ ...everything, place: 'Hanoi' }))) ?? '')).toContain(
      'Từ 01/07/2026, xe máy xăng có thể bị cấm theo khung giờ hoặc khu vực tại 9 phường trong Vành đai 1.',
    );
  });

  it('tell search engines where they stand and which bikes they show', () => {
    each((html, address) => {
      const trail = dataOf(html, 'BreadcrumbList').itemListElement as {
        position: number;
        item: string;
        name: string;
      }[];
      expect(trail[0]?.item).toBe(absolute(languageOf(address) === 'vi' ? '/vi' : '/'));
      expect(trail.at(-1)?.item).toBe(absolute(address));
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
      expect(new Set(trail.map(({ name }) => name)).size, address).toBe(trail.length);
      const list = dataOf(html, 'ItemList');
      const items = list.itemListElement as { url: string; position: number }[];
      expect(list.name).toBe(headings(html, 1)[0]);
      expect(items.length).toBeGreaterThanOrEqual(3);
      expect(items.length).toBeLessThanOrEqual(12);
      expect(Number(list.numberOfItems)).toBeGreaterThanOrEqual(items.length);
      for (const { url } of items) expect(hrefs(html)).toContain(url.slice(settings.origin.length));
    });
  });

  it('have no dead link, and keep their reader in one language but for the twin', () => {
    each((html, address) => {
      expect(hrefs(html).filter(isDead), address).toEqual([]);
      const wrong = hrefs(html).filter(
        (href) => href.startsWith('/') && languageOf(href) !== languageOf(address),
      );
      expect(new Set(wrong).size, address).toBe(1);
    });
    expect(isDead('/nowhere')).toBe(true);
    expect(isDead('/honda-motorcycles-nowhere')).toBe(true);
    expect(isDead('/compare?bikes=nowhere-1')).toBe(true);
  });

  it('name the feed of their bikes, for readers and in sight', () => {
    for (const { path } of listed)
      for (const lang of languages) {
        const html = pages.get(addressIn(lang, path)) ?? '';
        const [feed, ...others] = links(html, 'alternate').filter(
          ({ type }) => type === 'application/atom+xml',
        );
        expect(others).toEqual([]);
        expect(feed?.href).toBe(`${addressIn(lang, path)}.atom`);
        expect(feed?.title).toBe(headings(html, 1)[0]);
        const seen = tags(html, 'a').filter(({ href }) => href === feed?.href);
        expect(seen.map(({ type }) => type)).toEqual(['application/atom+xml']);
      }
    expect(text(pages.get('/honda') ?? '')).toContain('Follow this feed (Atom)');
    expect(text(pages.get('/vi/xe-may-honda-cu') ?? '')).toContain('Theo dõi qua RSS (Atom)');
  });

  it('show their newest bike where they are shared', () => {
    each((html, address) => {
      const first = tags(html, 'img').find(({ src }) => src?.startsWith('/photos/'));
      const photo = first?.src?.split('/').slice(0, -1).join('/');
      const [name] = dataOf(html, 'ItemList').itemListElement as { name: string }[];
      expect(photo, address).toBeDefined();
      expect(meta(html, 'og:image')).toBe(absolute(`${photo}/1200x630.jpg`));
      expect(decode(meta(html, 'og:image:alt') ?? '')).toBe(name?.name);
      expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630']);
      expect(meta(html, 'twitter:card')).toBe('summary_large_image');
      expect(meta(html, 'og:title')).toBe(titleOf(html));
      expect(meta(html, 'og:description')).toBe(meta(html, 'description'));
    });
  });

  it('lead to an alert for what they are about', () => {
    const alertOf = (address: string) =>
      tags(pages.get(address) ?? '', 'a').find((link) => link['data-ask'] === 'alert')?.href;
    expect(alertOf('/honda-vision-in-da-nang')).toBe('/alerts?make=Honda&location=Da+Nang&models=Vision');
    expect(alertOf('/vi/xe-so-cu')).toBe('/vi/alerts?transmission=semi-automatic');
    expect(alertOf('/used-motorcycles')).toBe('/alerts');
  });

  it('draw what a model has cost week by week, in words and as a table behind, and only for all of Vietnam', () => {
    const withWeeks = [...pages].filter(([, html]) => html.includes('data-weeks'));
    expect(withWeeks.length).toBeGreaterThanOrEqual(4);
    const of = (start: string) => withWeeks.filter(([address]) => address.startsWith(start));
    expect(of('/vi/').length * 2).toBe(withWeeks.length);
    for (const [address, html] of withWeeks) {
      const words = text(html);
      expect(address).not.toMatch(/-in-|-cu-/);
      expect(words).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/);
      if (!address.startsWith('/vi/')) {
        expect(words).toMatch(/The typical asking price (?:has (?:risen|fallen) from|is) \d+/);
        expect(words).toContain('Week of');
      } else expect(words).toMatch(/Giá rao phổ biến (?:tăng từ|giảm từ|là) \d+/);
    }
  });

  it('say what the guide knows of a model, and nothing where it knows none', () => {
    const vision = text(pages.get('/honda-vision') ?? '');
    expect(vision).toContain('What our guide says about the Honda Vision');
    expect(vision).toContain('Belt and rollers');
    expect(text(pages.get('/vi/xe-may-honda-air-blade-cu') ?? '')).toContain(
      'Cẩm nang viết gì về Honda Air Blade',
    );
    expect(hrefs(pages.get('/honda-air-blade') ?? '')).toContain('/honda-motorcycles-vietnam#airblade');
    expect(text(pages.get('/honda-winner-x') ?? '')).not.toContain('our guide says');
  });
});

it.each(languages)('every page of the market is three presses from home at most (%s)', async (lang) => {
  const seen = new Set<string>([addressIn(lang, paths.home)]);
  let edge = [...seen];
  for (let press = 0; press < 3; press += 1) {
    const next: string[] = [];
    for (const address of edge) {
      const html = pages.get(address) ?? (await read(address));
      for (const href of hrefs(html)) {
        const path = href.split(/[?#]/)[0] ?? '';
        if (seen.has(path) || planRequest(path).kind !== 'landing') continue;
        seen.add(path);
        next.push(path);
      }
    }
    edge = next;
  }
  const missed = listed.map(({ path }) => addressIn(lang, path)).filter((address) => !seen.has(address));
  expect(missed).toEqual([]);
});

describe('a page with fewer than three bikes', () => {
  it.each([
    ['/honda-in-sa-pa', 'Used Honda bikes in Sa Pa', '/honda'],
    ['/vi/xe-may-honda-cu-sa-pa', 'Xe Honda cũ tại Sa Pa', '/vi/xe-may-honda-cu'],
  ])('%s is not indexed and leads to the next wider', async (address, heading, wider) => {
    const html = await read(address);
    expect(headings(html, 1)).toEqual([heading]);
    expect(meta(html, 'robots')).toContain('noindex');
    expect(links(html, 'alternate').filter(isTwin)).toEqual([]);
    expect(tags(html, 'a').find((link) => 'data-wider' in link)?.href).toBe(wider);
    expect(text(html)).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/);
  });

  it('is in no link and in no sitemap', () => {
    const indexed = new Set([...pages.keys(), '/map', '/vi/map']);
    for (const html of pages.values())
      for (const href of hrefs(
        /<section[^>]*aria-labelledby="go-on"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '',
      ))
        expect(indexed.has(href), href).toBe(true);
  });
});
