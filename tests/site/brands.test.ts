import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { localize, paths } from '../../src/paths.ts';
import { dataOf, headings, isBuilt, meta, page, section, tags, text } from './built.ts';

const brands = ['Honda', 'Yamaha', 'Suzuki', 'SYM'] as const;
type Brand = (typeof brands)[number];

/** The specification's 14 entries, with the years of each model. */
const catalogue: Record<Brand, Record<string, number[]>> = {
  Honda: { Vision: [2024, 2023], Wave: [2024], Airblade: [2024], SH: [2024], PCX: [2024] },
  Yamaha: { Exciter: [2024], Sirius: [2024], Janus: [2024], Grande: [2024], NMAX: [2024] },
  Suzuki: { 'GSX-R': [2024], Burgman: [2024] },
  SYM: { Attila: [2024] },
};
const entries = brands.flatMap((brand) =>
  Object.entries(catalogue[brand]).flatMap(([model, years]) =>
    years.map((year) => [brand, model, year] as const),
  ),
);
const market: [brand: Brand, share: string, rank: string, network: string, years: string][] = [
  ['Honda', '60%+', '#1', '1000+', '25+'],
  ['Yamaha', '15%', '#2', '50+', '25+'],
  ['Suzuki', '8%', '#4', '30+', '20+'],
  ['SYM', '5%', '#5', '20+', '15+'],
];
const html = (lang: Language, brand: Brand) => page(lang, paths.brand(brand));
const keyOf = (brand: string, model: string, year: number) => `${brand}-${model}-${year}`.toLowerCase();
const panel = (lang: Language, brand: Brand, key: string) => {
  const match = new RegExp(`<details class="spec" id="${key}"[\\s\\S]*?</details>`).exec(html(lang, brand));
  if (!match) throw new Error(`no panel ${key}`);
  return match[0];
};
const lines = (table: string) =>
  Object.fromEntries(
    [...table.matchAll(/<th scope="row"[^>]*>([\s\S]*?)<\/th><td[^>]*>([\s\S]*?)<\/td>/g)].map(
      ([, label = '', value = '']) => [text(label), text(value)],
    ),
  );

it.each(market)(
  '[S2.147 S2.148 S2.149 S2.150] %s: %s of the market, %s, %s, %s years',
  (brand, ...figures) => {
    for (const lang of languages) {
      const shown = [...section(html(lang, brand), 'market').matchAll(/<dd[^>]*>([\s\S]*?)<\/dd>/g)].map(
        ([, figure = '']) => text(figure).replace(/[.,]/g, ''),
      );
      expect(shown).toEqual(figures);
      expect(text(section(html(lang, brand), 'market'))).toMatch(
        lang === 'en' ? /Indicative.*20\d\d/ : /tham khảo.*20\d\d/,
      );
    }
  },
);

it('[S2.151 S2.152] there are 14 entries: those of the specification, and on their brand alone', () => {
  expect(entries).toHaveLength(14);
  for (const brand of brands) {
    const keys = tags(html('en', brand), 'details')
      .filter(({ class: name }) => name === 'spec')
      .map(({ id }) => id);
    const specified = Object.entries(catalogue[brand]).flatMap(([model, years]) =>
      years.map((year) => keyOf(brand, model, year)),
    );
    expect(keys.toSorted()).toEqual(specified.toSorted());
  }
});

describe.each(languages)('the brand guides (%s)', (lang) => {
  it.each(brands)('[S2.144] %s has an overview of its market', (brand) => {
    const prose = /<div class="prose"[\s\S]*?<\/div>/.exec(section(html(lang, brand), 'market'))?.[0] ?? '';
    expect(text(prose).length).toBeGreaterThan(500);
  });

  it.each(entries)('[S2.145 S3.31] %s %s %d has a panel that opens, under its key', (brand, model, year) => {
    const key = keyOf(brand, model, year);
    expect(panel(lang, brand, key)).toMatch(new RegExp(`<summary[^>]*>[^<]*${year}[^<]*</summary>`));
  });

  it.each(entries)(
    '[S3.33 S3.34 S3.35 S3.36 S3.37 S3.38 S3.39] %s %s %d shows seven groups of figures',
    (brand, model, year) => {
      const text = panel(lang, brand, keyOf(brand, model, year));
      expect(tags(text, 'table')).toHaveLength(7);
      expect(Object.keys(lines(text)).length).toBeGreaterThan(38);
      for (const value of Object.values(lines(text))) expect(value).not.toMatch(/^$|undefined|null|NaN|\{/);
    },
  );

  it.each(entries)(
    '[S3.41] %s %s %d has 3 years of warranty and service every 3000 km',
    (brand, model, year) => {
      const shown = lines(panel(lang, brand, keyOf(brand, model, year)));
      const labels = { en: ['Warranty', 'Service every'], vi: ['Bảo hành', 'Chu kỳ bảo dưỡng'] }[lang];
      expect(labels.map((label) => shown[label])).toEqual(
        lang === 'en' ? ['3 years', '3,000 km'] : ['3 năm', '3.000 km'],
      );
    },
  );

  it('[S3.40] a Honda Vision 2024 costs 35 to 45 million new, 40 on average, and 25 to 35 used', () => {
    const vision = text(section(html(lang, 'Honda'), 'vision'));
    expect(vision).toMatch(
      lang === 'en'
        ? /New 35 to 45, usually 40 million ₫ Used 25 to 35, usually 30 million ₫/
        : /Xe mới 35 đến 45, thường khoảng 40 triệu ₫ Xe cũ 25 đến 35, thường khoảng 30 triệu ₫/,
    );
    const shown = Object.values(lines(panel(lang, 'Honda', 'honda-vision-2024')));
    expect(shown).toContain(lang === 'en' ? '35–45 million ₫' : '35–45 triệu ₫');
  });

  it('[S2.146] only a model of several years has a switch and a comparison', () => {
    for (const brand of brands)
      for (const [model, years] of Object.entries(catalogue[brand])) {
        const text = section(html(lang, brand), model.toLowerCase());
        const switches = tags(text, 'input').filter(({ type }) => type === 'radio');
        expect(switches).toHaveLength(years.length > 1 ? years.length + 1 : 0);
        expect(tags(text, 'table').filter(({ class: name }) => name === 'compare')).toHaveLength(
          years.length > 1 ? 1 : 0,
        );
      }
    const compared =
      section(html(lang, 'Honda'), 'vision').match(/<table class="compare"[\s\S]*?<\/table>/)?.[0] ?? '';
    expect(text(compared)).toContain('2024 2023');
    expect(text(compared)).toMatch(/35–45 .*34–42 /);
  });

  it.each(entries)(
    '[S3.32] %s %s %d has a picture, words, for and against, for whom, and others like it',
    (brand, model) => {
      const text = section(html(lang, brand), model.toLowerCase());
      for (const kind of ['pros', 'cons', 'bestFor'])
        expect(new RegExp(`<ul class="${kind}"[^>]*>(<li[^>]*>[^<]{3,}</li>){2,}`).test(text)).toBe(true);
      expect(isBuilt(`/models/${brand}-${model}.webp`.toLowerCase())).toBe(true);
      expect(html(lang, brand)).toContain(`/models/${brand}-${model}.webp`.toLowerCase());
      const related = /<p class="link-row"[\s\S]*?<\/p>/.exec(text)?.[0] ?? '';
      expect(tags(related, 'a').length).toBeGreaterThan(0);
      expect(meta(html(lang, brand), 'keywords')?.replaceAll(' ', '').toLowerCase()).toContain(
        model.toLowerCase(),
      );
    },
  );

  it.each(entries)('%s %s %d leads to the bikes that are for sale now', (brand, model) => {
    const text = section(html(lang, brand), model.toLowerCase());
    const link = tags(text, 'a').at(-1)?.href ?? '';
    const slug = ({ Airblade: 'air-blade' } as Record<string, string>)[model] ?? model.toLowerCase();
    const make = brand.toLowerCase();
    expect(link).toBe(lang === 'en' ? `/${make}-${slug}` : `/vi/xe-may-${make}-${slug}-cu`);
  });

  it.each(brands)(
    '[S1.14] %s tells search engines its models, without offers or ratings that nobody made',
    (brand) => {
      const data = JSON.stringify(dataOf(html(lang, brand), 'ItemList'));
      const listed = dataOf(html(lang, brand), 'ItemList').itemListElement as {
        item: { name: string; url: string };
      }[];
      expect(listed.map(({ item }) => item.name)).toEqual(
        Object.entries(catalogue[brand]).flatMap(([model, years]) =>
          years.map((year) => `${brand} ${model} ${year}`),
        ),
      );
      for (const { item } of listed)
        expect(html(lang, brand)).toContain(`id="${new URL(item.url).hash.slice(1)}"`);
      expect(data).not.toMatch(/offers|aggregateRating|review/);
      for (const type of ['BreadcrumbList', 'Article', 'FAQPage'])
        expect(dataOf(html(lang, brand), type)).toBeDefined();
      expect(headings(html(lang, brand), 1)[0]).toContain(brand);
    },
  );
});

describe.each(languages)('guides of electric makes (%s)', (lang) => {
  it.each([
    ['VinFast', ['evo-200', 'evo-grand', 'feliz-s', 'vento-s', 'theon-s', 'viper']],
    ['Dat Bike', ['weaver', 'weaver-200', 'quantum']],
    ['Pega', ['auras', 'aura', 'xmen', 'newtech', 'esh']],
  ] as const)('%s: figures with sources, no share, and what to read and buy next', (brand, models) => {
    const html = page(lang, paths.brand(brand));
    const list = section(html, 'sources');
    for (const model of models) {
      const own = section(html, model);
      const cited = [...own.matchAll(/href="#(source-\d+)"/g)].map(([, id = '']) => id);
      expect(cited.length).toBeGreaterThan(0);
      for (const id of cited) expect(list).toContain(`id="${id}"`);
      expect(text(own)).not.toMatch(/undefined|null|NaN|\{/);
      expect(tags(own, 'a').at(-1)?.href).toMatch(
        lang === 'en' ? /^\/(vinfast|\?q=(Dat|Pega))/ : /^\/vi(\/xe-may-vinfast|\?q=(Dat|Pega))/,
      );
    }
    expect(tags(list, 'a').every(({ href = '' }) => href.startsWith('https://'))).toBe(true);
    expect(text(section(html, 'market'))).not.toMatch(/%|#\d/);
    for (const path of ['/used-electric-bike-guide', '/low-emission-zones'] as const)
      expect(html).toContain(`href="${localize(lang, path)}"`);
    const glance = /<table class="glance"[\s\S]*?<\/table>/.exec(html)?.[0] ?? '';
    const cells = [...glance.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = '']) => text(cell));
    expect(cells).toHaveLength(5 * models.length);
    expect(cells.filter((cell) => cell.length > 10)).toEqual([]);
    const listed = dataOf(html, 'ItemList').itemListElement as { item: { fuelType: string; url: string } }[];
    expect(listed.map(({ item }) => item.fuelType)).toEqual(models.map(() => 'Electricity'));
    for (const { item } of listed) expect(html).toContain(`id="${new URL(item.url).hash.slice(1)}"`);
  });
});
