import { expect, it } from 'vitest';
import { arrangeBrands, brandSlug } from '../../src/content/arrangeBrands.ts';
import { arrangeModels } from '../../src/content/arrangeModels.ts';
import { BrandMarket } from '../../src/content/brandGuide.ts';
import { ElectricModel } from '../../src/content/electricModel.ts';
import { ModelSpec } from '../../src/domain/models/modelspec.schema.ts';
import { contentFolder } from './contentFolder.ts';
import { isGroup, type Value } from './editor/shape.ts';
import { type Entries, entriesIn, readFiles } from './files/entries.ts';
import { incompleteIn } from './incomplete.ts';
import { danglingIn, groupsOf } from './relations.ts';

const content: Entries = entriesIn(readFiles(contentFolder));
const brokenIn = (entries: Entries) => [...danglingIn(entries), ...incompleteIn(entries)];
const without = (path: string): Entries => new Map([...content].filter(([one]) => one !== path));

const stopsBuild = (entries: Entries): boolean => {
  const dataOf = <T>(list: string, read: (value: Value) => T) =>
    groupsOf(entries, list).map(([id, form]) => ({ id, data: read(form) }));
  const markets = dataOf('markets', (value) => {
    return BrandMarket.parse(isGroup(value) ? { ...value, asOf: new Date() } : {});
  });
  const texts = groupsOf(entries, 'brands').map(([name, form]) => {
    const side = isGroup(form.texts) && isGroup(form.texts.en) ? form.texts.en : {};
    return { id: `en/${name}`, data: { brand: String(side.brand), menu: '', card: '' } };
  });
  try {
    arrangeModels<ModelSpec | ElectricModel>(
      [
        ...dataOf('models', (value) => ModelSpec.parse(value)),
        ...dataOf('electric-models', (value) => ElectricModel.parse(value)),
      ],
      markets,
    );
    arrangeBrands('en', texts, markets);
    return false;
  } catch {
    return true;
  }
};

it('finds nothing in the content as it is', () => {
  expect([brokenIn(content), stopsBuild(content)]).toEqual([[], false]);
});

it('finds what is missing after every deletion that would stop the build', () => {
  const paths = [...content.keys()].filter((path) => /^(models|electric-models|markets|brands)\//.test(path));
  const stopping = paths.filter((path) => stopsBuild(without(path)));
  expect(stopping.length).toBeGreaterThan(10);
  expect(stopping.filter((path) => brokenIn(without(path)).length === 0)).toEqual([]);
});

it('finds what is missing after every section and ride that is deleted', () => {
  const paths = [...content.keys()].filter((path) => /^(guide-|rides|routes)/.test(path));
  expect(paths.length).toBeGreaterThan(10);
  const free = paths.filter((path) => brokenIn(without(path)).length === 0);
  expect(free.filter((path) => !path.startsWith('guide-text/'))).toEqual([]);
});

it('names a make by the address of its page', () => {
  const [brand = ''] = groupsOf(content, 'markets')[0] ?? [];
  expect(brokenIn(without(`brands/${brandSlug(brand)}`))[0]?.what.en).toBe(`“Brands: words” has no ${brand}`);
});
