import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { samplePages } from '../../local/build/samplePages.ts';
import { inRoot } from '../../local/project.ts';
import { plainPath } from '../../src/canonicalPath.ts';
import { languageOf, languages } from '../../src/i18n/languages.ts';
import { addressIn, isValuePath, readLanding, valuePath } from '../../src/landingPaths.ts';
import { openDataIndex, pageOfFeed, searchFeed } from '../../src/openPaths.ts';
import {
  comparePath,
  localize,
  mapPath,
  type Path,
  papersPath,
  paths,
  phrasesPath,
  trustPath,
} from '../../src/paths.ts';
import { guideBrands } from '../fixtures/guideBrands.ts';
import { builtPages, isBuilt, page, readFile, readingPages, section, tags } from './built.ts';

/** Rendered pages, and other addresses outside the built files. */
const rendered: readonly Path[] = [paths.home, searchFeed, openDataIndex, mapPath, comparePath, trustPath];
const scripted: readonly Path[] = [paths.auth, paths.alerts];
const knownPaths = new Set<string>(Object.values(paths).filter((path) => typeof path === 'string'));

const hrefs = (html: string) => tags(html, 'a').flatMap(({ href }) => (href ? [href] : []));
const ids = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

const isDead = (from: string, href: string): boolean => {
  const target = new URL(href, `https://here.example${from}`);
  if (target.origin !== 'https://here.example') return !/^https:|^mailto:|^tel:/.test(href);
  const plain = plainPath(target.pathname);
  if (rendered.includes(plain) || readLanding(pageOfFeed(plain) ?? plain) || isValuePath(plain)) return false;
  if (!isBuilt(target.pathname)) return !knownPaths.has(plain);
  if (!target.hash || scripted.includes(plain) || !isBuilt(`${target.pathname}.html`)) return false;
  return !ids(readFile(`${target.pathname}.html`)).has(decodeURIComponent(target.hash.slice(1)));
};

describe('no link of a built page is dead', () => {
  it.each(builtPages())('%s', (address) => {
    const html = readFile(`${address}.html`);
    expect(hrefs(html).length).toBeGreaterThan(5);
    expect(hrefs(html).filter((href) => isDead(address, href))).toEqual([]);
  });

  it('the test would see one', () => {
    expect(isDead('/terms', '/nowhere')).toBe(true);
    expect(isDead('/terms', '/used-motorcycles-nowhere')).toBe(true);
    expect(isDead('/terms', '/buying-guide#nothing-there')).toBe(true);
    expect(isDead('/terms', '/buying-guide#legal')).toBe(false);
    expect(isDead('/terms', 'javascript:void 0')).toBe(true);
  });
});

it('home and the page of a deleted bike link only to what they contain', async () => {
  const server = new URL('../../dist/server/', import.meta.url);
  const { render } = renderBundle(server, new URL('entry.mjs', server));
  const samples = samplePages().filter(({ path }) => ['/gone', paths.home].includes(plainPath(path as Path)));
  expect(samples.length).toBeGreaterThan(3);
  for (const { path, locals } of samples) {
    const { html } = await render(path, locals);
    const within = hrefs(html).filter((href) => href.startsWith('#'));
    expect(
      within.filter((href) => !ids(html).has(href.slice(1))),
      path,
    ).toEqual([]);
    expect(within.includes('#search')).toBe(plainPath(path as Path) === paths.home);
  }
});

describe.each(readingPages)('%s', (address, lang, path) => {
  const html = page(lang, path);

  it('keeps its reader in one language, but for the twin', () => {
    const wrong = hrefs(html).filter(
      (href) => href.startsWith('/') && languageOf(href) !== lang && !/\.(?:webp|json|txt)$/.test(href),
    );
    expect(new Set(wrong.map(plainPath))).toEqual(new Set([path]));
  });

  it('[S2.21] reaches guide, brands, the ride and the legal pages from its frame', () => {
    for (const target of [
      paths.buyingGuide,
      paths.routes,
      paths.terms,
      paths.privacy,
      paths.cookiePolicy,
      paths.operatingRules,
    ])
      expect(hrefs(html)).toContain(localize(lang, target));
    for (const brand of guideBrands) expect(hrefs(html)).toContain(localize(lang, paths.brand(brand)));
    expect(address).toBe(localize(lang, path));
  });

  // Excludes the buying guide's footer, whose size budget has no room for these links (docs/performance.md).
  const parts = {
    header: /<header[\s\S]*?<main/,
    ...(path !== paths.buyingGuide && { footer: /<\/main>[\s\S]*/ }),
  };
  it.each(Object.entries(parts))(
    'leads from its %s to map, bike value, comparison, phrases and papers',
    (_, part) => {
      const links = hrefs(part.exec(html)?.[0] ?? '');
      for (const target of [mapPath, valuePath, comparePath, phrasesPath, papersPath])
        expect(links).toContain(addressIn(lang, target));
    },
  );

  it('has no picture without words, size or file', () => {
    for (const image of tags(html, 'img')) {
      expect(image.alt).toMatch(/\S{3}/);
      expect(Number(image.width) * Number(image.height)).toBeGreaterThan(0);
      expect(isBuilt(image.src ?? '')).toBe(true);
    }
  });
});

describe('the brand cards of the buying guide', () => {
  it.each(languages)('[S2.21 S2.22] link to the brand pages of their language (%s)', (lang) => {
    expect(hrefs(section(page(lang, paths.buyingGuide), 'brands'))).toEqual(
      guideBrands.map((brand) => localize(lang, paths.brand(brand))),
    );
  });
});

describe('Hosting redirects for good', () => {
  const { redirects } = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')).hosting;

  it.each([
    ['[S2.15]', '/advice', '/buying-guide'],
    ['[S2.15]', '/vi/advice', '/vi/buying-guide'],
    ...['Honda', 'Yamaha', 'Suzuki', 'SYM'].map((brand) => [
      '[S2.22]',
      `/vi${paths.brand(brand).slice(1)}`,
      localize('vi', paths.brand(brand)),
    ]),
  ])('%s %s to %s', (_, source, destination) => {
    expect(redirects).toContainEqual({ source, destination, type: 301 });
    expect(isBuilt(destination)).toBe(true);
  });
});
