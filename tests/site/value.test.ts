import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { localize, paths } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { hostileStrings } from '../fixtures/hostileStrings.ts';
import { dataOf, decode, headings, meta, scripts, tags, text, titleOf } from './built.ts';
import { answer, demoCards } from './renderedMarket.ts';

const addresses = { en: '/bike-value', vi: '/vi/dinh-gia-xe-may' } as const;
const read = async (address: string): Promise<string> => {
  const answered = await answer(address);
  if (!answered || !('html' in answered)) throw new Error(`${address} is no page`);
  return answered.html;
};
const links = (html: string, rel: string) => tags(html, 'link').filter((link) => link.rel === rel);
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const bare = new Map<string, string>();
const query = '?make=Honda&model=visoin&year=2021&mileage=2+v%E1%BA%A1n&papers=own_name';
const answers = new Map<string, string>();

beforeAll(async () => {
  for (const lang of languages) {
    bare.set(lang, await read(addresses[lang]));
    answers.set(lang, await read(addresses[lang] + query));
  }
});

describe.each(languages)('the page that says what a bike is worth (%s)', (lang) => {
  const other = lang === 'en' ? 'vi' : 'en';
  const page = () => bare.get(lang) ?? '';
  const answered = () => answers.get(lang) ?? '';
  const visions = demoCards
    .filter(({ model, status }) => model === 'Vision' && status === 'active')
    .map(({ slug }) => localize(lang, paths.listing(slug)))
    .toSorted();

  it('may be indexed, with its own words, and its twin in the words of the other language', () => {
    expect(tags(page(), 'html')[0]?.lang).toBe(lang);
    expect(titleOf(page())).toBe(
      lang === 'en'
        ? 'What is my motorcycle worth? Check its price | Vongxe'
        : 'Định giá xe máy cũ: xem xe của bạn giá bao nhiêu | Vongxe',
    );
    expect(decode(meta(page(), 'description') ?? '').length).toBeGreaterThan(100);
    expect(decode(meta(page(), 'description') ?? '').length).toBeLessThan(181);
    expect(headings(page(), 1)).toEqual([
      lang === 'en' ? 'What is my bike worth?' : 'Xe của tôi giá bao nhiêu?',
    ]);
    expect(meta(page(), 'robots')).not.toContain('noindex');
    expect(links(page(), 'canonical').map(({ href }) => href)).toEqual([settings.origin + addresses[lang]]);
    const alternates = links(page(), 'alternate').map(({ hreflang = '', href }) => [hreflang, href]);
    expect(Object.fromEntries(alternates)).toEqual({
      en: settings.origin + addresses.en,
      vi: settings.origin + addresses.vi,
      'x-default': settings.origin + addresses.en,
    });
    const twins = tags(page(), 'a').filter(({ hreflang }) => hreflang === other);
    expect(new Set(twins.map(({ href }) => href))).toEqual(new Set([addresses[other]]));
    const trail = dataOf(page(), 'BreadcrumbList').itemListElement as { item: string }[];
    expect(trail.map(({ item }) => item)).toEqual([
      settings.origin + localize(lang, paths.home),
      settings.origin + (lang === 'en' ? '/used-motorcycles' : '/vi/xe-may-cu'),
      settings.origin + addresses[lang],
    ]);
  });

  it('asks with labels, by a form that needs no script', () => {
    const form = /<form[\s\S]*<\/form>/.exec(main(page()))?.[0] ?? '';
    expect(tags(form, 'form')[0]).toMatchObject({ action: addresses[lang] });
    expect(tags(form, 'form')[0]?.method ?? 'get').toBe('get');
    const names = [...tags(form, 'select'), ...tags(form, 'input')].map(({ name }) => name);
    expect(names.toSorted()).toEqual(['make', 'mileage', 'model', 'papers', 'year']);
    expect(
      tags(form, 'label')
        .map((label) => label.for)
        .toSorted(),
    ).toEqual(names.toSorted());
    expect(scripts(main(page()))).toEqual([]);
  });

  it('answers with a range, how it was found, a picture with words, and the bikes', () => {
    const words = text(main(answered()));
    const [range] = headings(answered(), 2);
    expect(range).toMatch(
      lang === 'en'
        ? /^Bikes like this are offered for [\d.]+–[\d.]+ million ₫$/
        : /^Xe tương tự đang rao giá [\d,]+–[\d,]+ triệu ₫$/,
    );
    expect(words).toContain(lang === 'en' ? 'Honda Vision 2021, 20,000 km' : 'Honda Vision 2021, 20.000 km');
    expect(words).toMatch(
      lang === 'en'
        ? /We compared \d+ Honda Vision bikes that are for sale here, from \d{4} to \d{4}\./
        : /Chúng tôi so với \d+ xe Honda Vision đang bán trên Vongxe, đời \d{4} đến \d{4}\./,
    );
    expect(words).toMatch(
      lang === 'en'
        ? /Based on the asking prices of \d+ bikes for sale on Vongxe on 15 January 2026\./
        : /Tính theo giá rao của \d+ xe đang bán trên Vongxe ngày 15\/01\/2026\./,
    );
    expect(words).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/);
    expect(
      words.match(lang === 'en' ? /\d+ bikes, one dot each\./g : /\d+ xe, mỗi xe một chấm\./g),
    ).toHaveLength(2);
    const hrefs = new Set(tags(main(answered()), 'a').map(({ href }) => href));
    for (const address of visions) expect(hrefs).toContain(address);
  });

  it('leads from each dot of a plot to its bike, for the pointer only: a table has the same links', () => {
    const plots = main(answered()).match(/<figure>[\s\S]*?<\/figure>/g) ?? [];
    expect(plots).toHaveLength(2);
    for (const plot of plots) {
      expect(tags(plot, 'svg')[0]?.['aria-hidden']).toBe('true');
      const dots = tags(plot, 'a');
      expect(dots.map(({ href }) => href).toSorted()).toEqual(visions);
      expect(new Set(dots.map(({ tabindex }) => tabindex))).toEqual(new Set(['-1']));
      expect(decode(/<title>([^<]*)/.exec(plot)?.[1] ?? '')).toMatch(
        lang === 'en' ? /^20\d\d, [\d,]+\skm: [\d,]+\s₫$/ : /^20\d\d, [\d.]+\skm: [\d.]+\s₫$/,
      );
    }
  });

  it('leads from its answer to selling, with the bike filled in, to an alert, and to all bikes of the model', () => {
    const hrefs = tags(main(answered()), 'a').map(({ href }) => href);
    const vi = lang === 'en' ? '' : '/vi';
    expect(hrefs).toContain(`${vi}/sell?make=Honda&model=Vision&year=2021&mileage=20000&papers=own_name`);
    expect(hrefs).toContain(`${vi}/alerts?make=Honda&models=Vision`);
    expect(hrefs).toContain(lang === 'en' ? '/honda-vision' : '/vi/xe-may-honda-vision-cu');
  });

  it('is not indexed with an answer, whose canonical address is the empty form', () => {
    expect(meta(answered(), 'robots')).toContain('noindex');
    expect(links(answered(), 'canonical').map(({ href }) => href)).toEqual([
      settings.origin + addresses[lang],
    ]);
    expect(links(answered(), 'alternate')).toEqual([]);
  });

  it('says beside a field what is wrong with it, and keeps what was typed', async () => {
    const html = main(await read(`${addresses[lang]}?make=Honda&model=Vision&year=12&mileage=many`));
    const field = (name: string) => tags(html, 'input').find((input) => input.name === name);
    expect(field('year')).toMatchObject({ value: '12', 'aria-invalid': 'true' });
    expect(field('mileage')).toMatchObject({ value: 'many' });
    const described = field('year')?.['aria-describedby'] ?? '';
    const problem = new RegExp(`<p id="${described}"[^>]*>([^<]*)`).exec(html)?.[1];
    expect(problem).toBe(
      lang === 'en' ? 'Year must be between 1900 and 2027' : 'Năm sản xuất phải từ 1900 đến 2027',
    );
    expect(field('model')?.['aria-invalid']).toBeUndefined();
  });

  it('says that it gives no range where too few bikes are similar', async () => {
    const html = main(await read(`${addresses[lang]}?make=KTM&model=Duke&year=2020&mileage=9000`));
    expect(headings(html, 2)[0]).toBe(lang === 'en' ? "We can't say yet" : 'Chưa định giá được xe này');
    expect(text(html)).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/);
  });
});

it('escapes whatever the query contains', async () => {
  for (const hostile of hostileStrings.filter((one) => /[<>"']/.test(one))) {
    const query = new URLSearchParams({ make: 'Honda', model: hostile, year: hostile, mileage: '9000' });
    // Removes attribute values, which are text whatever they contain.
    const html = main(await read(`/bike-value?${query}`)).replace(/\bvalue="[^"]*"/g, '');
    expect(scripts(html), hostile).toEqual([]);
    expect(tags(html, 'input').map(({ name }) => name)).toEqual(['model', 'year', 'mileage']);
    expect(tags(html, 'img').filter(({ onerror }) => onerror !== undefined)).toEqual([]);
  }
});
