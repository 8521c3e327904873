import { oldestYear } from '../listings/listingFields.ts';
import type { Mention } from './readBike.ts';
import type { Reading } from './reading.ts';
import { before, behind, stop } from './wordsOfText.ts';

const built =
  /(?:^| )(?:doi|doi xe|model|sx|san xuat|nam sx|nam san xuat|nam|year|my|doi cuoi|cuoi|dau|built|made in|year of manufacture|from|xe doi)$/;
const registered =
  /(?:^| )(?:dky|dk|dki|dang ky|dang ki|registered|registered in|reg|regis|bien)(?: (?:lan dau|dau|nam|cuoi|thang|in|xe|moi))*$/;
/** Words before a year that is not the bike's, but of insurance, service or purchase. */
const other =
  /(?:^| )(?:den|toi|het|until|till|through|han|thang|bao hiem|insurance|bh|thay|moi thay|dai tu|son lai|serviced|service|since|mua|bought|changed|replaced|last|new tires|new tyres|dang kiem|check|ngay|tet|rebuilt|installed)(?: [a-z]+){0,2}$/;

const yearOf = (word: string, newest: number): number | null => {
  const year = /^(?:19[5-9]|20\d)\d$/.test(word) ? Number(word) : null;
  return year !== null && year >= oldestYear && year <= newest ? year : null;
};
const shortYear = (word: string, newest: number): number | null => {
  const short = /^'?(\d\d)$/.exec(word)?.[1];
  if (short === undefined) return null;
  return Number(short) + (Number(short) + 2_000 <= newest ? 2_000 : 1_900);
};

/**
 * Reads the bike's year. Prefers the year of production, then a year without context, then the year of
 * registration.
 */
export const readYear = (
  words: readonly string[],
  newest: number,
  mentions: readonly Mention[],
): Reading<number> | null => {
  const behindModel = new Set(mentions.map(({ end }) => end));
  const of = {
    built: [] as number[],
    alone: [] as number[],
    registered: [] as number[],
    short: [] as number[],
  };
  for (const [index, word] of words.entries()) {
    if (word === stop) continue;
    const lead = before(words, index, 4);
    const dated = /^(?:\d{1,2}[/.-])?\d{1,2}[/.-]((?:19|20)\d\d)$/.exec(word)?.[1];
    if (dated) {
      const year = yearOf(dated, newest);
      if (year !== null && registered.test(lead)) of.registered.push(year);
      if (year !== null && built.test(lead) && !other.test(lead)) of.built.push(year);
      continue;
    }
    if (/(?:^| )(?:doi|model|xe doi)$/.test(lead)) {
      const short = shortYear(word, newest);
      if (short !== null && !/^(?:tr|trieu|cu|k)\b/.test(behind(words, index + 1, 1))) of.short.push(short);
    }
    const year = yearOf(word.replace(/^doi(?=\d)|(?<=\d)['s+]*$/g, ''), newest);
    if (year === null || /^(?:km|kms|cc|k|tr|trieu|cay|d|dong)\b/.test(behind(words, index + 1, 1))) continue;
    if (behindModel.has(index)) of.built.push(year);
    else if (registered.test(lead)) of.registered.push(year);
    else if (/(?:^| )(?:doi|model|sx|san xuat)(?: [a-z]+){0,1}$/.test(lead) || word.startsWith('doi'))
      of.built.push(year);
    else if (other.test(lead)) continue;
    else if (built.test(lead)) of.built.push(year);
    else of.alone.push(year);
  }
  for (const kind of ['built', 'alone', 'registered'] as const) {
    const [first] = of[kind];
    if (first !== undefined) return { value: first, sure: new Set(of[kind]).size === 1 };
  }
  const [short] = of.short;
  return short === undefined ? null : { value: short, sure: false };
};
