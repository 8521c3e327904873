import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../../src/i18n/languages.ts';
import { definitionOf, fromForm, type Group, isGroup, toForm, type Value } from '../editor/shape.ts';
import { type Store, stores } from '../stores.ts';
import { readMarkdown, writeMarkdown } from './markdown.ts';
import { parseOnce } from './parseOnce.ts';
import { patchYaml } from './patchYaml.ts';
import { pictureInForm } from './pictures.ts';

/** Which file has which text from now on; none where it is deleted. */
export type Change = { file: string; text: string | undefined };

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
/** Alone in its file, a list has no name; the form needs one. */
const isList = ({ schema }: Store) => definitionOf(schema).type === 'array';
/** Whether its file names an entry once more, as `id`: the form does not ask for it. */
export const hasId = ({ schema }: Store) => {
  const def = definitionOf(schema);
  return def.type === 'object' && 'id' in def.shape;
};

/** What the form holds beside the picture, which has a file of its own. */
export const wordsOf = (store: Store, form: Group): Group => {
  const { picture: _, ...words } = form;
  return store.kind === 'files' && store.picture ? words : form;
};

/** The file of an entry, from `src/content` on. Twins have one a language. */
export const fileOf = (store: Store, name: string, language = ''): string => {
  if (store.kind === 'records') return store.file;
  if (store.kind === 'files') return `${store.folder}/${name}.${store.ending}`;
  return [store.folder, language, store.inside, `${name}.md`].filter(Boolean).join('/');
};

/** The names of what a list holds, in the order of the files. */
export const namesIn = (content: string, store: Store): string[] => {
  if (store.kind === 'records') return Object.keys(parseOnce(read(join(content, store.file))));
  const named = (pattern: string) =>
    globSync(pattern, { cwd: content }).map((file) => file.replace(/^.*\/|\.\w+$/g, ''));
  if (store.kind === 'files') return named(`${store.folder}/*.${store.ending}`).sort();
  const all = languages.flatMap((language) => named(fileOf(store, '*', language)));
  return [...new Set(all)]
    .sort()
    .filter((name) => !store.named || sectionOf(content, store, name) === store.named);
};
const sectionOf = (content: string, store: Store, name: string) => {
  const texts = languages.map((language) => read(join(content, fileOf(store, name, language))));
  return readMarkdown(texts.find(Boolean) ?? '').front.section;
};

/** An entry as the form of the editor holds it. */
export const readEntry = (content: string, store: Store, name: string): Group => {
  const { schema } = store;
  if (store.kind === 'twins') {
    const texts = languages.flatMap((language) => {
      const text = read(join(content, fileOf(store, name, language)));
      if (!text) return [];
      const { front, body } = readMarkdown(text);
      const form = toForm(schema, front);
      return isGroup(form) ? [[language, { ...form, ...(store.body && { body }) }] as const] : [];
    });
    return { texts: Object.fromEntries(texts) };
  }
  const all = parseOnce(read(join(content, fileOf(store, name))));
  const form = toForm(schema, store.kind === 'records' ? (all[name] ?? null) : all);
  if (isList(store)) return { items: form };
  if (!isGroup(form)) return {};
  const { id: _, ...rest } = form;
  return { ...(hasId(store) ? rest : form), ...pictureInForm(content, store, name) };
};

/** The files that an entry of the form changes. Without a value it is deleted. */
export const changesOf = (content: string, store: Store, name: string, form: Group | undefined): Change[] => {
  const { schema } = store;
  if (store.kind === 'twins')
    return languages.map((language) => {
      const file = fileOf(store, name, language);
      const texts = form?.texts;
      const value = isGroup(texts) ? texts[language] : undefined;
      if (!isGroup(value)) return { file, text: undefined };
      const { body = '', ...front } = value;
      const words = fromForm(schema, front);
      const old = read(join(content, file));
      return { file, text: writeMarkdown(old, isGroup(words) ? words : {}, String(body)) };
    });
  const file = fileOf(store, name);
  const old = read(join(content, file));
  const value = form && fromForm(schema, (isList(store) ? form.items : wordsOf(store, form)) ?? null);
  if (store.kind === 'records') {
    const { [name]: _, ...others } = parseOnce(old);
    const next = value === undefined ? others : { ...parseOnce(old), [name]: value };
    return [{ file, text: patchYaml(old, next) }];
  }
  if (!isGroup(value)) return [{ file, text: undefined }];
  const whole = hasId(store) ? { id: name, ...value } : value;
  return [{ file, text: old || file.endsWith('.yaml') ? patchYaml(old, whole) : JSON.stringify(whole) }];
};

/** Every entry, by its list and its name: `figures/helmet`. */
export const readAll = (content: string): Map<string, Value> =>
  new Map(
    Object.entries(stores).flatMap(([key, store]) =>
      namesIn(content, store).map((name): [string, Group] => [
        `${key}/${name}`,
        readEntry(content, store, name),
      ]),
    ),
  );
