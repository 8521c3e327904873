import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Group } from '../editor/shape.ts';
import { stores } from '../stores.ts';
import { changesOf, readAll, readEntry } from './entries.ts';
import { faultOf } from './faultOf.ts';
import { mirrorPictures, pictureFault, type SavedPicture, savePicture } from './pictures.ts';
import { tidyJson } from './tidyJson.ts';

/** Where the content lies, and where the files lie that the editor opens and saves. */
export type Folders = { content: string; mirror: string };
/** A file that the editor saves: its form as JSON. Deleted where it has none. */
export type Saved = { path: string; text: string | undefined } | SavedPicture;

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
  return fault && `${fault.en} · ${fault.vi}`;
};

/**
 * Writes what the editor saves into the content. Returns what is wrong with it, in words for an editor; then nothing
 * is written. What was changed outside the editor since it was opened is not written over.
 */
export const save = (folders: Folders, saved: readonly Saved[]): string | undefined => {
  for (const one of saved) {
    const fault = whatIsWrong(folders, one);
    if (fault) return fault;
  }
  // A picture that is replaced is deleted and added at once.
  for (const one of saved) if ('bytes' in one && !one.bytes) savePicture(folders.content, one);
  for (const one of saved) {
    if ('bytes' in one) {
      if (one.bytes) savePicture(folders.content, one);
      continue;
    }
    const { path, text } = one;
    const { store, name } = targetOf(path);
    for (const { file, text: written } of changesOf(folders.content, store, name, formIn(text))) {
      const target = join(folders.content, file);
      if (written === undefined) rmSync(target, { force: true });
      else put(target, file.endsWith('.json') ? tidyJson(file, written) : written);
    }
  }
  return;
};
