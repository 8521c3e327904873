import { describe, expect, it } from 'vitest';
import { plainPath } from '../../src/canonicalPath.ts';
import { languages } from '../../src/i18n/languages.ts';
import { isIndexed, localize, paths } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import {
  builtPages,
  headings,
  isBuilt,
  meta,
  page,
  readFile,
  readingPages,
  tags,
  text,
  titleOf,
} from './built.ts';

const absolute = (address: string) => settings.origin + address;
const links = (html: string, rel: string) => tags(html, 'link').filter((link) => link.rel === rel);

describe.each(readingPages)('%s', (address, lang, path) => {
  const html = page(lang, path);

  it('[S1.5 S1.14 S2.16 S2.17 S2.18 S2.19] is there, with a title and a description written for people', () => {
    const [title, description] = [titleOf(html), meta(html, 'description') ?? ''];
    expect(title.length).toBeGreaterThan(15);
    expect(title.length).toBeLessThan(76);
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThan(161);
    expect(headings(html, 1)).toHaveLength(1);
  });

  it('[S1.14 S1.15 S2.155] is its own canonical address and may be indexed', () => {
    expect(links(html, 'canonical').map(({ href }) => href)).toEqual([absolute(address)]);
    expect(meta(html, 'robots')).toContain('index, follow');
    expect(meta(html, 'robots')).not.toContain('noindex');
  });

  it('[S2.1 S2.155] names its twin for search engines, English where nothing else fits', () => {
    const alternates = links(html, 'alternate').map(({ hreflang = '', href }) => [hreflang, href]);
    expect(Object.fromEntries(alternates)).toEqual({
      en: absolute(localize('en', path)),
      vi: absolute(localize('vi', path)),
      'x-default': absolute(localize('en', path)),
    });
  });

  it('[S2.5] says its language and shows itself when a link is shared', () => {
    expect(tags(html, 'html')[0]?.lang).toBe(lang);
    expect(meta(html, 'og:locale')).toBe({ en: 'en_GB', vi: 'vi_VN' }[lang]);
    expect(meta(html, 'og:url')).toBe(absolute(address));
    expect(meta(html, 'og:title')).toBe(titleOf(html));
    const picture = new URL(meta(html, 'og:image') ?? '').pathname;
    expect(isBuilt(picture)).toBe(true);
  });
});

it('[S1.14] no two pages share a title or a description', () => {
  for (const lang of languages) {
    const pages = readingPages
      .filter(([, language]) => language === lang)
      .map(([, , path]) => page(lang, path));
    expect(new Set(pages.map(titleOf)).size).toBe(pages.length);
    expect(new Set(pages.map((html) => meta(html, 'description'))).size).toBe(pages.length);
  }
});

describe('[S1.15] every built page is indexed or not by its path', () => {
  it.each(builtPages().filter((address) => !address.endsWith('/gone')))('%s', (address) => {
    const robots = meta(readFile(`${address}.html`), 'robots') ?? '';
    expect(robots.includes('noindex')).toBe(!isIndexed(plainPath(address)));
  });
});

describe('the sitemap', () => {
  const entries = readFile('/sitemap-0.xml').match(/<url>.*?<\/url>/g) ?? [];
  const pathOf = (entry: string) => new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname;

  it('[S1.14] lists home and every page that may be indexed, in both languages, and nothing else', () => {
    const indexed = builtPages().filter((address) => isIndexed(plainPath(address)));
    expect(entries.map(pathOf).toSorted()).toEqual(['/', '/vi', ...indexed].toSorted());
    for (const [address] of readingPages) expect(entries.map(pathOf)).toContain(address);
  });

  it.each(readingPages)('[S2.1] gives %s with both languages', (address, _, path) => {
    const entry = entries.find((one) => pathOf(one) === address) ?? '';
    for (const lang of languages)
      expect(entry).toContain(`hreflang="${lang}" href="${absolute(localize(lang, path))}"`);
  });

  it('is named in robots.txt', () => {
    expect(readFile('/robots.txt')).toContain(absolute('/sitemap-index.xml'));
    expect(isBuilt(paths.buyingGuide)).toBe(true);
  });
});

it.each(languages)('[S2.20 S2.174] the page for an error of the server is built ahead (%s)', (lang) => {
  const html = page(lang, paths.serverError);
  expect(text(html)).toContain('500');
  if (lang === 'en')
    for (const words of ['Internal Server Error', 'Something went wrong on our end. Please try again later.'])
      expect(text(html)).toContain(words);
  expect(tags(html, 'a').map(({ href }) => href)).toContain(localize(lang, paths.home));
});
