import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fields } from '@keystatic/core';
import { inRoot } from '../project.ts';
import config from './editor/config.ts';
import { fileOf } from './files/entries.ts';
import type { Store } from './stores.ts';

type Extra = { slug?: string; asset?: Uint8Array | undefined };
type Form = {
  formKind?: string;
  filename(value: unknown, extra: Extra & { suggestedFilenamePrefix: string }): string | undefined;
  parse(value: unknown, extra?: Extra): unknown;
};
type Written = { value: unknown; extraFiles: { path: string; contents: Uint8Array }[] };
type Inside = {
  parseProps: (
    schema: object,
    value: unknown,
    path: string[],
    slugs: string[],
    readField: (field: Form, value: unknown, path: (string | number)[], slugs: string[]) => unknown,
  ) => unknown;
  serializeProps$1: (
    state: unknown,
    schema: object,
    slugField: string,
    slug: string,
    prefix: true,
  ) => Written;
};
type Yaml = { load(text: string): unknown; dump(value: unknown): string };

const load = (pattern: string): Promise<Record<string, unknown>[]> =>
  Promise.all(
    globSync(pattern, { cwd: inRoot('node_modules') }).map(
      (file) => import(pathToFileURL(inRoot('node_modules', file)).href),
    ),
  );
/** Keystatic does not export its reader and writer. They are found by name in its browser files. */
const inside = Object.fromEntries(
  (await load('@keystatic/core/dist/index-????????.js'))
    .flatMap((module) => Object.values(module))
    .flatMap((one) => (typeof one === 'function' ? [[one.name, one]] : [])),
) as Inside;
const yaml = Object.assign({}, ...(await load('js-yaml/dist/js-yaml.mjs'))) as Yaml;

const schemaOf = (list: string) => {
  const { schema, slugField } = {
    slugField: '',
    ...config.singletons?.[list],
    ...config.collections?.[list],
  };
  return { schema: fields.object(schema ?? {}), slugField: String(slugField) };
};

/**
 * Returns an entry's files as Keystatic writes them from an unchanged form.
 * @param read returns a file's contents below `src/content`
 */
export const throughKeystatic = (
  list: string,
  store: Store,
  name: string,
  read: (file: string) => Uint8Array | undefined,
): Map<string, Uint8Array> => {
  const { schema, slugField } = schemaOf(list);
  const file = fileOf(store, name);
  const folder = file.replace(/\.\w+$/, '');
  const text = new TextDecoder().decode(read(file));
  const values = store.format === 'json' ? JSON.parse(text) : yaml.load(text);
  const state = inside.parseProps(schema, values, [], [], (field, value, path, slugs) => {
    if (path.length === 1 && path[0] === slugField) return field.parse(value, { slug: name });
    if (field.formKind !== 'asset') return field.parse(value);
    const filename = field.filename(value, { suggestedFilenamePrefix: slugs.join('/'), slug: name });
    return field.parse(value, { slug: name, asset: filename ? read(`${folder}/${filename}`) : undefined });
  });
  const { value, extraFiles } = inside.serializeProps$1(state, schema, slugField, name, true);
  const written = store.format === 'json' ? `${JSON.stringify(value, null, 2)}\n` : yaml.dump(value);
  return new Map([
    [file, new TextEncoder().encode(written)],
    ...extraFiles.map(({ path, contents }): [string, Uint8Array] => [`${folder}/${path}`, contents]),
  ]);
};
