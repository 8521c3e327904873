import type { Bilingual } from '../../src/domain/text/bilingual.schema.ts';
import { languages } from '../../src/i18n/languages.ts';
import { type Group, isGroup, type Value } from './editor/shape.ts';
import type { Entries } from './files/entries.ts';

/** Entry that refers to a missing entry. `target` is `list/name`. */
export type Broken = { list: string; entry: string; target: string; what: Bilingual };

export const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : '');
export const listOf = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : []);
/** Returns an entry's text in each language. */
export const sidesOf = (form: Group) =>
  languages.flatMap((language) => {
    const side = isGroup(form.texts) ? form.texts[language] : undefined;
    return isGroup(side) ? [side] : [];
  });

const figuresNamedIn = (value: Value): string[] => {
  if (typeof value === 'string') return [...value.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => name);
  if (Array.isArray(value)) return value.flatMap(figuresNamedIn);
  return isGroup(value) ? Object.values(value).flatMap(figuresNamedIn) : [];
};
const sourcesNamedIn = (value: Value): string[] => {
  if (Array.isArray(value)) return value.flatMap(sourcesNamedIn);
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^source$|Source$/.test(key) ? [textOf(inner)] : sourcesNamedIn(inner),
  );
};
/** The page computes this figure, so it has no file. */
const computed = 'points';

export const groupsOf = (entries: Entries, list: string): [string, Group][] =>
  [...entries].flatMap(([path, form]): [string, Group][] =>
    path.startsWith(`${list}/`) ? [[path.slice(list.length + 1), form]] : [],
  );

export const needs = (target: string): Bilingual => ({
  en: `needs ${target}, which does not exist`,
  vi: `cần ${target}, nhưng mục này không có`,
});

export const danglingIn = (entries: Entries): Broken[] => {
  const missing = (list: string, entry: string, targets: readonly string[]): Broken[] =>
    [...new Set(targets)]
      .filter((target) => !entries.has(target) || target === `${list}/${entry}`)
      .map((target) => ({ list, entry, target, what: needs(target) }));
  return [...entries].flatMap(([path, form]) => {
    const [list = '', entry = ''] = path.split('/');
    if (list === 'models')
      return missing(
        list,
        entry,
        listOf(form.relatedModels).map((name) => `models/${textOf(name)}`),
      );
    if (list === 'papers')
      return missing(
        list,
        entry,
        listOf(form.sources).map((name) => `sources/${textOf(name)}`),
      );
    if (list === 'inspection')
      return missing(
        list,
        entry,
        listOf(form.points).flatMap((point) => {
          const repair = isGroup(point) ? textOf(point.repair) : '';
          return repair ? [`figures/${repair}`] : [];
        }),
      );
    if (list === 'figures') return missing(list, entry, [`sources/${textOf(form.source)}`]);
    if (['zones', 'emissions', 'electric', 'electric-models'].includes(list))
      return missing(
        list,
        entry,
        sourcesNamedIn(form).map((name) => `sources/${name}`),
      );
    if (list === 'routes') {
      const costs = sidesOf(form).flatMap(({ costs }) => listOf(costs).filter(isGroup));
      return missing(
        list,
        entry,
        costs.map(({ name }) => `figures/${textOf(name)}`),
      );
    }
    if (!list.startsWith('guide-')) return [];
    const named = sidesOf(form).flatMap(figuresNamedIn);
    return missing(
      list,
      entry,
      named.filter((name) => name !== computed).map((name) => `figures/${name}`),
    );
  });
};
