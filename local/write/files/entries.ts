import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages } from '../../../src/i18n/languages.ts';
import { type Group, isGroup } from '../editor/shape.ts';
import { type Store, stores } from '../stores.ts';
import { parseOnce } from './parseOnce.ts';

/** Texts of content files by path below `src/content`, without pictures. */
export type Files = ReadonlyMap<string, string>;
/** All entries by list and name, such as `figures/helmet`. */
export type Entries = ReadonlyMap<string, Group>;

export const readFiles = (content: string): Files =>
  new Map(
    globSync('**/*.{yaml,json,md}', { cwd: content })
      .sort()
      .map((file) => [file, readFileSync(join(content, file), 'utf8')]),
  );

const placeOf = (store: Store, name: string) => (store.single ? store.path : `${store.path}/${name}`);
export const fileOf = (store: Store, name: string): string => `${placeOf(store, name)}.${store.format}`;
export const bodyFileOf = (store: Store, name: string, language: string): string =>
  `${placeOf(store, name)}/${language}.md`;

/** Returns the entry to which a file belongs; undefined for files that the editor does not manage. */
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

/** Returns an entry's form data, with the Markdown text of each language as `body`. */
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

export const entriesIn = (files: Files): Entries => {
  const byEntry = Map.groupBy(
    [...files.keys()].flatMap((file) => {
      const owner = ownerOf(file);
      return owner && file === fileOf(owner.store, owner.name) ? [owner] : [];
    }),
    ({ list }) => list,
  );
  return new Map(
    Object.keys(stores).flatMap((list) =>
      (byEntry.get(list) ?? []).flatMap(({ store, name }): [string, Group][] => {
        const form = readEntry(files, store, name);
        return form ? [[`${list}/${name}`, form]] : [];
      }),
    ),
  );
};
