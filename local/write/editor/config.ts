import { collection, config, fields } from '@keystatic/core';
import { type Store, stores } from '../stores.ts';
import { type Field, fieldOf } from './fields.tsx';
import { labelOf } from './labels.ts';
import { definitionOf } from './shape.ts';

const both = ({ en, vi }: { en: string; vi: string }) => `${en} · ${vi}`;

/** The fields of an entry: those of its schema, and for twins those of both languages beside each other. */
const fieldsOf = (store: Store): Record<string, Field> => {
  if (store.kind === 'twins') {
    const body = store.body ? { body: fields.text({ label: labelOf('body'), multiline: true }) } : {};
    const words = fieldOf(store.schema, '');
    if (words.kind !== 'object') throw new Error(`${store.folder} has no fields`);
    const side = (language: string) =>
      fields.object({ ...words.fields, ...body }, { label: labelOf(language) });
    return { texts: fields.object({ en: side('en'), vi: side('vi') }, { layout: [6, 6] }) };
  }
  const made = fieldOf(store.schema, 'items');
  if (made.kind !== 'object') return { items: made };
  const { id: _, ...rest } = made.fields;
  return definitionOf(store.schema).type === 'object' ? rest : { items: made };
};

/** Which drawing a photograph takes the place of: its name says it. */
const places =
  'honda-vision (make and model · hãng và mẫu xe), honda (make · hãng), hero (top of the buying guide · đầu cẩm nang), scooter, underbone, manual, big, electric, moped (kinds · loại xe)';
const entryOf = (store: Store) =>
  fields.text({
    label: 'Name in the files · Tên trong tệp',
    validation: { length: { min: 1 } },
    ...(store.kind === 'files' && store.picture && { description: places }),
  });

/** The picture itself: the build makes its sizes, so any will do that is large enough. */
const photograph = (store: Store) =>
  store.kind === 'files' && store.picture
    ? { picture: fields.image({ label: labelOf('photograph'), validation: { isRequired: true } }) }
    : {};

const list = (name: string, store: Store) =>
  collection({
    label: both(store.label),
    path: `${name}/*`,
    slugField: 'entry',
    format: 'json',
    schema: Object.assign({ entry: entryOf(store) }, fieldsOf(store) as object, photograph(store)),
  });
/** What a list shows beside the names. */
const columns: Record<string, string[]> = {
  figures: ['from', 'to', 'asOf', 'source'],
  markets: ['share', 'asOf'],
};

const lists = Object.fromEntries(
  Object.entries(stores).map(([name, store]) => [
    name,
    { ...list(name, store), ...(columns[name] && { columns: columns[name] }) },
  ]),
);
const guide = Object.keys(stores).filter((name) => name.startsWith('guide-'));

/** What Keystatic shows: every list of the content, with the files that `local/write/mirror` keeps for it. */
export default config({
  storage: { kind: 'local' },
  ui: {
    brand: { name: 'Vongxe' },
    navigation: {
      'Buying guide · Cẩm nang mua xe': [...guide, 'types', 'figures', 'sources'],
      'Brands · Hãng xe': ['models', 'brands', 'markets', 'photos'],
      'Rides · Cung đường': ['rides', 'routes'],
      'Words · Lời': ['glossary', 'phrases', 'legal'],
    },
  },
  collections: lists,
});
