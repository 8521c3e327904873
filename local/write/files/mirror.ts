import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Bilingual } from '../../../src/domain/text/bilingual.schema.ts';
import { type Group, isGroup } from '../editor/shape.ts';
import { danglingIn, type Entries } from '../relations.ts';
import { stores } from '../stores.ts';
import { changesOf, readAll, readEntry } from './entries.ts';
import { faultOf } from './faultOf.ts';
import { mirrorPictures, pictureFault, type SavedPicture, savePicture } from './pictures.ts';
import { tidyJson } from './tidyJson.ts';

/** Where the content lies, and where the files lie that the editor opens and saves. */
export type Folders = { content: string; mirror: string };
/** A file that the editor saves: its form as JSON. Deleted where it has none. */
export type Saved = { path: string; text: string | undefined } | SavedPicture;

/** A sentence for an editor of either language; once where both are the same. */
const inBoth = ({ en, vi }: Bilingual) => (en === vi ? en : `${en} · ${vi}`);

const changedMeanwhile =
  'This was changed elsewhere since you opened it. Load the page again. · Mục này đã được sửa ở nơi khác sau khi bạn mở. Hãy tải lại trang.';
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const put = (file: string, text: string) => {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Makes the files of the editor from those of the content: `figures/helmet.json`, one for each entry. */
export const fillMirror = ({ content, mirror }: Folders): void => {
  const entries = readAll(content);
  for (const file of globSync('*/*.json', { cwd: mirror }))
    if (!entries.has(file.slice(0, -'.json'.length))) rmSync(join(mirror, file));
  for (const [path, form] of entries) put(join(mirror, `${path}.json`), asJson(form));
  mirrorPictures(content, mirror, entries.keys());
};

const targetOf = (path: string) => {
  const [list = '', name = ''] = path.replace(/\.json$/, '').split('/');
  const store = stores[list];
  if (!store || !name) throw new Error(`The editor has no list for ${path}`);
  return { store, name };
};
const formIn = (text: string | undefined): Group | undefined =>
  text === undefined ? text : JSON.parse(text);

/** The content as it is once everything is saved. */
const entriesAfter = (before: Entries, saved: readonly Saved[]): Entries => {
  const after = new Map(before);
  for (const one of saved) {
    if ('bytes' in one) continue;
    const path = one.path.replace(/\.json$/, '');
    const form = formIn(one.text);
    if (form) after.set(path, form);
    else after.delete(path);
  }
  return after;
};

/** Entries that would need what is deleted, renamed, or never existed. */
const whatBreaks = (content: string, saved: readonly Saved[]): string | undefined => {
  const before = readAll(content);
  const known = new Set(danglingIn(before).map(({ list, entry, target }) => `${list}/${entry} ${target}`));
  const broken = danglingIn(entriesAfter(before, saved)).filter(
    ({ list, entry, target }) => !known.has(`${list}/${entry} ${target}`),
  );
  const [first] = broken;
  if (!first) return;
  const { list, target } = first;
  const names = [...new Set(broken.filter((one) => one.target === target).map(({ entry }) => entry))].join(
    ', ',
  );
  const label = stores[list]?.label ?? { en: list, vi: list };
  return inBoth({
    en: `Still refer to ${target}, which would not exist: ${names} (${label.en}). Change that first.`,
    vi: `Vẫn còn nhắc đến ${target}, mục sẽ không có: ${names} (${label.vi}). Hãy sửa ở đó trước.`,
  });
};

/** Sets the day of the wording for each language whose words were changed. It never goes back. */
const withRevised = (form: Group, before: Group, today: string): Group => {
  if (!isGroup(form.texts) || !isGroup(before.texts)) return form;
  const old = before.texts;
  const texts = Object.entries(form.texts).map(([language, text]) => {
    const was = old[language];
    if (!isGroup(text) || !isGroup(was) || text.revised === undefined) return [language, text];
    const { revised: _, ...words } = text;
    const { revised: day = '', ...wordsBefore } = was;
    const isChanged = !isDeepStrictEqual(words, wordsBefore);
    const days = [String(text.revised), String(day), ...(isChanged ? [today] : [])];
    return [language, { ...text, revised: days.toSorted().at(-1) }];
  });
  return { ...form, texts: Object.fromEntries(texts) };
};

const whatIsWrong = ({ content, mirror }: Folders, saved: Saved) => {
  if ('bytes' in saved) return pictureFault(saved);
  const { path, text } = saved;
  const { store, name } = targetOf(path);
  const opened = join(mirror, path);
  if (existsSync(opened)) {
    const now = readEntry(content, store, name);
    if (!isDeepStrictEqual(formIn(readFileSync(opened, 'utf8')), now)) return changedMeanwhile;
  }
  const form = formIn(text);
  const fault = form && faultOf(store, name, form);
  return fault && inBoth(fault);
};

/**
 * Writes what the editor saves into the content. Returns what is wrong with it, in words for an editor; then nothing
 * is written. What was changed outside the editor since it was opened is not written over.
 * @param today in Vietnam, such as 2026-11-21: the day of a wording that is changed
 */
export const save = (folders: Folders, saved: readonly Saved[], today: string): string | undefined => {
  for (const one of saved) {
    const fault = whatIsWrong(folders, one);
    if (fault) return fault;
  }
  const broken = whatBreaks(folders.content, saved);
  if (broken) return broken;
  // A picture that is replaced is deleted and added at once.
  for (const one of saved) if ('bytes' in one && !one.bytes) savePicture(folders.content, one);
  for (const one of saved) {
    if ('bytes' in one) {
      if (one.bytes) savePicture(folders.content, one);
      continue;
    }
    const { path, text } = one;
    const { store, name } = targetOf(path);
    const typed = formIn(text);
    const form = typed && withRevised(typed, readEntry(folders.content, store, name), today);
    for (const { file, text: written } of changesOf(folders.content, store, name, form)) {
      const target = join(folders.content, file);
      if (written === undefined) rmSync(target, { force: true });
      else put(target, file.endsWith('.json') ? tidyJson(file, written) : written);
    }
  }
  return;
};
