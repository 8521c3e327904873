import { describe, expect, it } from 'vitest';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { samplePages } from '../../local/build/samplePages.ts';
import { findGuides, type GuideIndex } from '../../src/domain/guides/findGuides.ts';
import type { GuideText } from '../../src/domain/guides/guideText.ts';
import { noFilters } from '../../src/domain/search/bikeFilter.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { guideTextsPath } from '../../src/openPaths.ts';
import { guideIndex, localize } from '../../src/paths.ts';
import { isBuilt, readFile } from './built.ts';

const read = (lang: Language): GuideIndex => JSON.parse(readFile(localize(lang, guideIndex)));
const idsOf = (address: string) =>
  new Set([...readFile(`${address}.html`).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

describe('the index of the guides', () => {
  it.each(languages)('leads to sections that are there, in one language (%s)', (lang) => {
    const { entries } = read(lang);
    expect(entries.length).toBeGreaterThan(80);
    for (const { path } of entries) {
      const [address = '', anchor] = path.split('#');
      expect(address.startsWith('/vi/'), path).toBe(lang === 'vi');
      expect(isBuilt(address), path).toBe(true);
      if (anchor) expect(idsOf(address).has(anchor), path).toBe(true);
    }
  });

  it.each([
    ['en', 'licence', '/buying-guide#legal'],
    ['en', 'license', '/buying-guide#legal'],
    ['en', 'insurance', '/buying-guide#tips'],
    ['en', 'scam', '/buying-guide#scams'],
    ['en', 'ca vet', '/buying-guide#legal'],
    ['en', 'honda vision belt', '/honda-motorcycles-vietnam#vision'],
    ['vi', 'bằng lái', '/vi/buying-guide#legal'],
    ['vi', 'bang lai', '/vi/buying-guide#legal'],
    ['vi', 'sang ten', '/vi/buying-guide#legal'],
    ['vi', 'sang tên', '/vi/buying-guide#legal'],
    ['vi', 'cà vẹt', '/vi/buying-guide#legal'],
  ] as const)('answers, in %s, %s', (lang, typed, start) => {
    expect(findGuides(read(lang), typed)[0]?.path ?? 'nothing').toContain(start);
  });

  it.each([
    ['en', 'asdf'],
    ['en', 'honda'],
    ['vi', 'asdf'],
    ['vi', 'xe máy cũ'],
  ] as const)('has nothing to say, in %s, to %s but the guide of that make', (lang, typed) => {
    const pages = findGuides(read(lang), typed).map(({ path }) => path);
    expect(pages.filter((path) => !path.includes('honda-motorcycles-vietnam'))).toEqual([]);
  });
});

it.each(languages)('guides as text have the sections of the index, as people read them (%s)', (lang) => {
  const texts: GuideText[] = JSON.parse(readFile(localize(lang, guideTextsPath)));
  const paths = new Set(read(lang).entries.map(({ path }) => path));
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter(({ path }) => !paths.has(path))).toEqual([]);
  expect(texts.filter(({ text }) => /<\w|&#?\w+;|[{}]|undefined/.test(text))).toEqual([]);
  const prices = texts.find(({ path }) => path.endsWith('/buying-guide#prices'));
  expect(prices?.text.match(/ ₫/g)?.length).toBeGreaterThan(10);
});

it('the page of a search comes with no script of its own, which the policy would refuse', async () => {
  const server = new URL('../../dist/server/', import.meta.url);
  const { render } = renderBundle(server, new URL('entry.mjs', server));
  const sample = samplePages().find(({ locals }) => locals.home?.results);
  const home = sample?.locals.home;
  if (!sample || !home?.results) throw new Error('no page of results');
  const scriptsOf = async (text: string) => {
    const results = { ...home.results, filters: { ...noFilters, text } };
    const { html } = await render(sample.path, { home: { ...home, results } as typeof home });
    return [...html.matchAll(/<script\b[^>]*>[^<]*/g)].map(([script]) => script);
  };
  expect(await scriptsOf('licence')).toEqual(await scriptsOf(''));
});
