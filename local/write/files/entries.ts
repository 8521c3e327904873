import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages } from '../../../src/i18n/languages.ts';
import { type Group, isGroup } from '../editor/shape.ts';
import { type Store, stores } from '../stores.ts';
import { parseOnce } from './parseOnce.ts';

/** Texts of the content's files, by path below `src/content`. Pictures are not among them. */
export type Files = ReadonlyMap<string, string>;
/** Every entry, by list and name: `figures/helmet`. */
export type Entries = ReadonlyMap<string, Group>;

/** Reads every YAML, JSON and Markdown file below `content`. */
export const readFiles = (content: string): Files =>
  new Map(
    globSync('**/*.{yaml,json,md}', { cwd: content })
      .sort()
      .map((file) => [file, readFileSync(join(content, file), 'utf8')]),
  );

const placeOf = (store: Store, name: string) => (store.single ? store.path : `${store.path}/${name}`);
/** File with the values of an entry. */
export const fileOf = (store: Store, name: string): string => `${placeOf(store, name)}.${store.format}`;
/** File with the running text of an entry in one language. */
export const bodyFileOf = (store: Store, name: string, language: string): string =>
  `${placeOf(store, name)}/${language}.md`;

/** The entry that a file belongs to. Undefined for files that the editor does not keep. */
export const ownerOf = (file: string): { list: string; store: Store; name: string } | undefined => {
  for (const [list, store] of Object.entries(stores)) {
    if (store.single) {
      const isOwn = file === fileOf(store, '') || file.startsWith(`${store.path}/`);
      if (isOwn) return { list, store, name: basename(store.path) };
    } else if (file.startsWith(`${store.path}/`)) {
      const [name = '', ...rest] = file.slice(store.path.length + 1).split('/');
      const isData = rest.length === 0 && name.endsWith(`.${store.format}`);
      if (isData) return { list, store, name: basename(name, `.${store.format}`) };
      if (rest.length === 1) return { list, store, name };
    }
  }
  return;
};

/** Returns an entry as its form holds it: each language's running text is `body`. */
export const readEntry = (files: Files, store: Store, name: string): Group | undefined => {
  const text = files.get(fileOf(store, name));
  if (text === undefined) return;
  const values = parseOnce(text);
  if (!store.body || !isGroup(values.texts)) return values;
  const sides = languages.flatMap((language) => {
    const side = isGroup(values.texts) ? values.texts[language] : undefined;
    const body = files.get(bodyFileOf(store, name, language))?.trim();
    return isGroup(side) ? [[language, { ...side, ...(body && { body }) }]] : [];
  });
  return { ...values, texts: Object.fromEntries(sides) };
};

/** Returns every entry, list by list. */
export const entriesIn = (files: Files): Entries => {
  const found = Map.groupBy(
    [...files.keys()].flatMap((file) => {
      const owner = ownerOf(file);
      return owner && file === fileOf(owner.store, owner.name) ? [owner] : [];
    }),
    ({ list }) => list,
  );
  return new Map(
    Object.keys(stores).flatMap((list) =>
      (found.get(list) ?? []).flatMap(({ store, name }): [string, Group][] => {
        const form = readEntry(files, store, name);
        return form ? [[`${list}/${name}`, form]] : [];
      }),
    ),
  );
};
