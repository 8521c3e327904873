import { isDeepStrictEqual } from 'node:util';
import type { Bilingual } from '../../../src/domain/text/bilingual.schema.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { type Group, isGroup } from '../editor/shape.ts';
import { danglingIn } from '../relations.ts';
import { stores } from '../stores.ts';
import { entriesIn, type Files, fileOf, ownerOf, readEntry } from './entries.ts';
import { faultOf } from './faultOf.ts';
import { isPicture, pictureFault } from './pictures.ts';

/** Files that Keystatic will write and delete, with paths below `src/content`. */
export type Update = {
  additions: readonly { path: string; contents: Uint8Array }[];
  deletions: readonly { path: string }[];
};
type Owner = NonNullable<ReturnType<typeof ownerOf>>;

const inBoth = ({ en, vi }: Bilingual) => (en === vi ? en : `${en} · ${vi}`);
const changedMeanwhile =
  'This was changed elsewhere since you opened it. Load the page again. · Mục này đã được sửa ở nơi khác sau khi bạn mở. Hãy tải lại trang.';

const filesAfter = (now: Files, { additions, deletions }: Update): Map<string, string> => {
  const after = new Map(now);
  for (const { path } of deletions) after.delete(path);
  for (const { path, contents } of additions)
    if (!isPicture(path)) after.set(path, new TextDecoder().decode(contents));
  return after;
};

/** Returns a message about references that the update would break. */
const whatBreaks = (now: Files, after: Files): string | undefined => {
  const before = new Set(
    danglingIn(entriesIn(now)).map(({ list, entry, target }) => `${list}/${entry} ${target}`),
  );
  const broken = danglingIn(entriesIn(after)).filter(
    ({ list, entry, target }) => !before.has(`${list}/${entry} ${target}`),
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

/** Returns the new `revised` date: today if the words changed, but never before the stored date. */
const dayOf = (text: Group, before: Group, today: string): string => {
  const { revised, ...words } = text;
  const { revised: day = '', ...wordsBefore } = before;
  const isChanged = !isDeepStrictEqual(words, wordsBefore);
  return [String(revised), String(day), ...(isChanged ? [today] : [])].toSorted().at(-1) ?? today;
};

const withRevised = (text: string, form: Group, before: Group, today: string): string =>
  languages.reduce((result, language) => {
    const side = isGroup(form.texts) ? form.texts[language] : undefined;
    const sideBefore = isGroup(before.texts) ? before.texts[language] : undefined;
    if (!isGroup(side) || !isGroup(sideBefore) || side.revised === undefined) return result;
    const line = new RegExp(`^(  ${language}:\\n(?:(?: {4}.*)?\\n)*? {4}revised: ).*$`, 'm');
    return result.replace(line, `$1${dayOf(side, sideBefore, today)}`);
  }, text);

const whatIsWrong = (opened: Files, now: Files, after: Files, update: Update, owners: readonly Owner[]) => {
  for (const { path } of [...update.additions, ...update.deletions])
    if (opened.get(path) !== now.get(path)) return changedMeanwhile;
  for (const { path } of update.additions) {
    const fault = pictureFault(path);
    if (fault) return fault;
  }
  for (const { store, name } of owners) {
    const form = readEntry(after, store, name);
    const fault = form && faultOf(store, name, form);
    if (fault) return inBoth(fault);
  }
  return whatBreaks(now, after);
};

/**
 * Checks an update. Returns it with new dates for changed texts, or a message for the editor.
 * @param opened the files as the editor read them; later changes are not overwritten
 * @param now the current files
 * @param today in Vietnam, such as 2026-11-21
 */
export const checkUpdate = (
  opened: Files,
  now: Files,
  update: Update,
  today: string,
): { fault: string } | { update: Update } => {
  const after = filesAfter(now, update);
  const owners = [...update.additions, ...update.deletions].map(({ path }) => {
    const owner = ownerOf(path);
    if (!owner) throw new Error(`The editor has no list for ${path}`);
    return owner;
  });
  const fault = whatIsWrong(opened, now, after, update, owners);
  if (fault) return { fault };
  const dated = new Map<string, string>();
  for (const { store, name } of owners) {
    const file = fileOf(store, name);
    const [text, before, form] = [
      after.get(file),
      readEntry(now, store, name),
      readEntry(after, store, name),
    ];
    if (!store.twins || text === undefined || !before || !form) continue;
    const revised = withRevised(text, form, before, today);
    if (revised !== text) dated.set(file, revised);
  }
  const encoder = new TextEncoder();
  const additions = [
    ...update.additions.filter(({ path }) => !dated.has(path)),
    ...[...dated].map(([path, text]) => ({ path, contents: encoder.encode(text) })),
  ];
  return { update: { ...update, additions } };
};
