import { collection, config, fields, singleton } from '@keystatic/core';
import glossary from '../../../src/content/glossary.json' with { type: 'json' };
import { languages } from '../../../src/i18n/languages.ts';
import { type Store, stores } from '../stores.ts';
import { type Field, fieldOf } from './fields.tsx';
import { labelOf } from './labels.ts';
import { keptName, markdown } from './ownFields.tsx';
import { definitionOf } from './shape.ts';

const both = ({ en, vi }: { en: string; vi: string }) => `${en} · ${vi}`;

const sidesOf = (store: Store): Field => {
  const words = fieldOf(store.schema, '');
  if (words.kind !== 'object') throw new Error(`${store.path} has no fields`);
  const [en, vi] = languages.map((language) =>
    fields.object(
      { ...words.fields, ...(store.body && { body: markdown(labelOf('body'), language) }) },
      { label: labelOf(language) },
    ),
  );
  return fields.object({ en, vi } as Record<string, Field>, { layout: [6, 6] });
};

const fieldsOf = (store: Store): Record<string, Field> => {
  if (store.twins) return { texts: sidesOf(store) };
  const definition = definitionOf(store.schema);
  if (definition.type === 'record')
    return Object.fromEntries(
      Object.keys(glossary).map((subject) => [subject, fieldOf(definition.valueType, subject)]),
    );
  const made = fieldOf(store.schema, '');
  if (made.kind !== 'object') throw new Error(`${store.path} has no fields`);
  return made.fields;
};

/** Hint with possible file names. The name decides which drawing a photograph replaces. */
const places =
  'honda-vision (make and model · hãng và mẫu xe), honda (make · hãng), hero (top of the buying guide · đầu cẩm nang), scooter, underbone, manual, big, electric, moped (kinds · loại xe)';
const nameOf = (store: Store) => ({
  label: 'Name of the file · Tên tệp',
  validation: { length: { min: 1 } },
  ...(store.picture && { description: places }),
});

const list = (store: Store) => {
  const own = fieldsOf(store);
  const { id, ...rest } = own;
  const picture = store.picture && {
    picture: fields.image({ label: labelOf('photograph'), validation: { isRequired: true } }),
  };
  // Keystatic's type demands a name from the schema, but this schema is generated.
  const slugField = (id ? 'id' : 'entry') as 'id';
  const slug = id ? { id: keptName(nameOf(store)) } : { entry: fields.text(nameOf(store)) };
  return collection({
    label: both(store.label),
    path: `${store.path}/*`,
    slugField,
    format: store.format,
    schema: { ...slug, ...rest, ...picture } as { id: ReturnType<typeof keptName> },
  });
};
const single = (store: Store) =>
  singleton({ label: both(store.label), path: store.path, format: store.format, schema: fieldsOf(store) });
const columns: Record<string, string[]> = {
  figures: ['from', 'to', 'asOf', 'source'],
  markets: ['share', 'asOf'],
};

const made = (isSingle: boolean) =>
  Object.entries(stores).filter(([, store]) => Boolean(store.single) === isSingle);
const lists = Object.fromEntries(
  made(false).map(([name, store]) => [
    name,
    { ...list(store), ...(columns[name] && { columns: columns[name] }) },
  ]),
);
const singles = Object.fromEntries(made(true).map(([name, store]) => [name, single(store)]));
const guide = Object.keys(stores).filter((name) => name.startsWith('guide-'));

export default config({
  storage: { kind: 'local' },
  ui: {
    brand: { name: 'Vongxe' },
    navigation: {
      'Buying guide · Cẩm nang mua xe': [...guide, 'types', 'figures', 'sources', 'zones', 'emissions'],
      'Brands · Hãng xe': ['models', 'electric-models', 'brands', 'markets', 'photos'],
      'Rides · Cung đường': ['rides', 'routes'],
      'Words · Lời': ['glossary', 'phrases', 'inspection', 'papers', 'legal'],
    },
  },
  collections: lists,
  singletons: singles,
});
