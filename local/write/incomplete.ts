import { brandSlug } from '../../src/content/arrangeBrands.ts';
import { type Group, isGroup, type Value } from './editor/shape.ts';
import type { Entries } from './files/entries.ts';
import { type Broken, groupsOf, listOf, needs, sidesOf, textOf } from './relations.ts';
import { stores } from './stores.ts';

const broken = (list: string, entry: string, target: string, en: string, vi: string): Broken => ({
  list,
  entry,
  target,
  what: { en, vi },
});
const keyOf = (brand: Value | undefined, model: Value | undefined) => `${textOf(brand)} ${textOf(model)}`;

/** Returns models missing in their make's figures, and models in the figures without a file. */
const modelsIn = (entries: Entries): Broken[] => {
  const petrol = groupsOf(entries, 'models').map((model) => ['models', ...model] as const);
  const electric = groupsOf(entries, 'electric-models').map(
    (model) => ['electric-models', ...model] as const,
  );
  const models = [...petrol, ...electric];
  const listed = groupsOf(entries, 'markets').flatMap(([brand, market]) =>
    listOf(market.models).map((name) => ({ brand, key: keyOf(brand, name) })),
  );
  const keys = new Set(listed.map(({ key }) => key));
  const filed = new Set(models.map(([, , { brand, model }]) => keyOf(brand, model)));
  return [
    ...models.flatMap(([list, entry, { brand, model }]) => {
      const key = keyOf(brand, model);
      if (keys.has(key)) return [];
      const target = `markets/${textOf(brand)}`;
      const [en, vi] = [`“Brands: figures” does not list ${key}`, `“Hãng xe: số liệu” không có ${key}`];
      return broken(list, entry, target, en, vi);
    }),
    ...listed
      .filter(({ key }) => !filed.has(key))
      .map(({ brand, key }) =>
        broken('markets', brand, 'models', `“Models” has no ${key}`, `“Mẫu xe” không có ${key}`),
      ),
  ];
};

/** Returns models that only a make's texts or only its figures mention. */
const checksIn = (entry: string, form: Group, market: Group): Broken[] => {
  const names = listOf(market.models).map(textOf);
  return sidesOf(form).flatMap(({ models }) => {
    const written = listOf(models).flatMap((check) => (isGroup(check) ? textOf(check.name) : []));
    const unsaid = names.filter((name) => !written.includes(name));
    const unknown = written.filter((name) => !names.includes(name));
    const target = 'markets';
    return [
      ...unsaid.map((name) => {
        const vi = `chưa ghi cần kiểm tra gì ở xe ${name} cũ`;
        return broken('brands', entry, target, `does not say what to check on a used ${name}`, vi);
      }),
      ...unknown.map((name) => {
        const vi = `viết về ${name}, nhưng “Hãng xe: số liệu” không có`;
        return broken('brands', entry, target, `is about ${name}, which “Brands: figures” does not list`, vi);
      }),
    ];
  });
};

/** Returns makes with figures but no texts, or texts but no figures. */
const brandsIn = (entries: Entries): Broken[] => {
  const markets = groupsOf(entries, 'markets');
  const marketOf = (entry: string) => markets.find(([brand]) => brandSlug(brand) === entry)?.[1];
  return [
    ...markets
      .filter(([brand]) => !entries.has(`brands/${brandSlug(brand)}`))
      .map(([brand]) => {
        const [en, vi] = [`“Brands: words” has no ${brand}`, `“Hãng xe: lời viết” không có ${brand}`];
        return broken('markets', brand, `brands/${brandSlug(brand)}`, en, vi);
      }),
    ...groupsOf(entries, 'brands').flatMap(([entry, form]) => {
      const market = marketOf(entry);
      if (market) return checksIn(entry, form, market);
      const [en, vi] = [`“Brands: figures” has no ${entry}`, `“Hãng xe: số liệu” không có ${entry}`];
      return broken('brands', entry, 'markets', en, vi);
    }),
  ];
};

const ridesIn = (entries: Entries): Broken[] =>
  [
    ['rides', 'routes'],
    ['routes', 'rides'],
  ].flatMap(([list = '', other = '']) =>
    groupsOf(entries, list).flatMap(([name]) => {
      const target = `${other}/${name}`;
      return entries.has(target) ? [] : { list, entry: name, target, what: needs(target) };
    }),
  );

/** Returns missing required sections of the buying guide, and sections with the same position. */
const sectionsIn = (entries: Entries): Broken[] => {
  const lists = Object.keys(stores).filter((name) => name.startsWith('guide-'));
  const taken = new Map<string, string>();
  return lists.flatMap((list) => {
    const own = groupsOf(entries, list);
    if (own.length === 0 && list !== 'guide-text') {
      const [en, vi] = ['the buying guide needs this section', 'cẩm nang mua xe cần mục này'];
      return broken(list, '', list, en, vi);
    }
    return own.flatMap(([entry, form]) => {
      const order = sidesOf(form)[0]?.order;
      const other = taken.get(String(order));
      if (order === undefined || list === 'guide-overview') return [];
      taken.set(String(order), entry);
      if (!other) return [];
      const [en, vi] = [`has the same place as ${other}: ${order}`, `trùng vị trí với ${other}: ${order}`];
      return broken(list, entry, other, en, vi);
    });
  });
};

export const incompleteIn = (entries: Entries): Broken[] => [
  ...modelsIn(entries),
  ...brandsIn(entries),
  ...ridesIn(entries),
  ...sectionsIn(entries),
];
