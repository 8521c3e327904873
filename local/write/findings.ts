import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compareFigures } from '../../src/content/compareFigures.ts';
import { compareTwins } from '../../src/content/compareTwins.ts';
import { day } from '../../src/domain/time/time.ts';
import { freshFor } from '../texts/freshFor.ts';
import { type Group, isGroup, type Value } from './editor/shape.ts';
import { bodyFileOf, type Entries, entriesIn, readFiles } from './files/entries.ts';
import { faultOf } from './files/faultOf.ts';
import type { Finding } from './finding.ts';
import { incompleteIn } from './incomplete.ts';
import { inVietnamese } from './inVietnamese.ts';
import { photoFindings } from './photoFindings.ts';
import { danglingIn } from './relations.ts';
import { type Store, stores } from './stores.ts';

type Found = Pick<Finding, 'kind' | 'what'>;

const ageOf = (from: Value | undefined, today: string) =>
  typeof from === 'string' ? (Date.parse(today) - Date.parse(from)) / day : 0;

const oldIn = (group: Group, today: string): Found[] =>
  (['asOf', 'revised'] as const).flatMap((name): Found[] => {
    if (ageOf(group[name], today) <= freshFor[name]) return [];
    const what = {
      en: `is of ${group[name]}, more than ${freshFor[name]} days ago: look whether it still holds`,
      vi: `là của ngày ${group[name]}, đã quá ${freshFor[name]} ngày: hãy xem còn đúng không`,
    };
    return [{ kind: 'old', what }];
  });

const sayFigures = ({ en, vi, place }: ReturnType<typeof compareFigures>[number]) => {
  const [english, vietnamese] = [en.join(', '), vi.join(', ')];
  return {
    en: `${place}: ${english} in English, ${vietnamese} in Vietnamese`,
    vi: `${place}: ${english} trong tiếng Anh, ${vietnamese} trong tiếng Việt`,
  };
};

const twinFindings = (store: Store, name: string, texts: Group, today: string): Found[] => {
  const { en, vi } = texts;
  if (!isGroup(en) || !isGroup(vi)) return [];
  for (const [language, { body }] of [
    ['en', en],
    ['vi', vi],
  ] as const) {
    const file = bodyFileOf(store, name, language);
    if (store.body && !body)
      return [{ kind: 'missing', what: { en: `There is no ${file}`, vi: `Chưa có ${file}` } }];
  }
  const difference = compareTwins(en, vi);
  const unequal: Found[] = difference
    ? [{ kind: 'unequal', what: { en: difference, vi: inVietnamese(difference) } }]
    : compareFigures(en, vi).map((difference) => ({ kind: 'unequal', what: sayFigures(difference) }));
  const [first, last] = [String(en.revised), String(vi.revised)];
  if (en.revised && vi.revised && first !== last) {
    const what = {
      en: `revised on ${first} in English, on ${last} in Vietnamese`,
      vi: `bản tiếng Anh sửa ngày ${first}, bản tiếng Việt sửa ngày ${last}`,
    };
    return [...unequal, { kind: 'old', what }, ...oldIn(en, today)];
  }
  return [...unequal, ...oldIn(en, today)];
};

const picturesIn = (value: Value, name = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => picturesIn(one, name));
  if (isGroup(value)) return Object.entries(value).flatMap(([key, one]) => picturesIn(one, key));
  return typeof value === 'string' && (name === 'imageUrl' || name === 'src') ? [value] : [];
};

const missingPictures = (form: Group, publicFolder: string): Found[] =>
  picturesIn(form)
    .filter((address) => !existsSync(join(publicFolder, address)))
    .map((address) => ({
      kind: 'missing',
      what: { en: `There is no picture ${address}`, vi: `Chưa có ảnh ${address}` },
    }));

const brokenIn = (entries: Entries): Finding[] => {
  const findings = [...danglingIn(entries), ...incompleteIn(entries)].map(
    ({ list, entry, what }): Finding => ({ kind: 'missing', list, entry, what }),
  );
  // Both languages may produce the same finding.
  return findings.filter(
    (one, index) => findings.findIndex((other) => isDeepStrictEqual(one, other)) === index,
  );
};

/** Returns content that is missing, outdated, or unequal in the two languages. */
export const findingsIn = (content: string, publicFolder: string, today: string): Finding[] => {
  const entries = entriesIn(readFiles(content));
  return [...ownFindings(entries, publicFolder, today), ...brokenIn(entries), ...photoFindings(content)];
};

const ownFindings = (entries: Entries, publicFolder: string, today: string): Finding[] =>
  [...entries].flatMap(([path, form]) => {
    const [list = '', entry = ''] = path.split('/');
    const store = stores[list];
    if (!store) return [];
    const texts = form.texts;
    const sides =
      store.twins && isGroup(texts)
        ? twinFindings(store, entry, texts, today)
        : [...oldIn(form, today), ...missingPictures(form, publicFolder)];
    const fault = sides.some(({ kind }) => kind !== 'old') ? undefined : faultOf(store, entry, form);
    const wrong: Found[] = fault
      ? [{ kind: /both languages/.test(fault.en) ? 'unequal' : 'missing', what: fault }]
      : [];
    return [...sides, ...wrong].map((one) => ({ list, entry, ...one }));
  });
