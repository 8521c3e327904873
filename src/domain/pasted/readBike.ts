import { spelled } from '../models/modelNames.ts';
import { fullNames, makeNamed, models, type NamedModel, nicknames, spelledRight } from './bikeNames.ts';
import type { Reading } from './reading.ts';
import { stop } from './wordsOfText.ts';

export type Bike = { make: string; model: string | null };

/** Joins the next `maxWords` words without blanks, then ever fewer, down to one. Returns all results. */
const joined = (words: readonly string[], start: number, maxWords: number): string[] => {
  const taken: string[] = [];
  for (let length = Math.min(maxWords, words.length - start); length > 0; length -= 1) {
    const part = words.slice(start, start + length);
    taken.push(part.includes(stop) ? '' : spelled(part.join('')));
  }
  return taken;
};

const makeAt = (words: readonly string[], start: number): { make: string; length: number } | null => {
  const names = joined(words, start, 2);
  for (const [index, name] of names.entries()) {
    const make = makeNamed(name);
    if (make) return { make, length: names.length - index };
  }
  return null;
};

/**
 * Names that are also ordinary words. They mean a model only beside its make or a size, or at the start of
 * the text.
 */
const ambiguous = new Set(
  'beat fly future dream lead vision address angel blade sonic shark click zip evo impulse passing win sh ab ps cb mio finn viva monkey iron classic bullet hunter tiger rocket monster husky wolf thunder shadow sprint elegant grande latte smash meteor candy'.split(
    ' ',
  ),
);
/** Names too common to mean a bike unless its make precedes them. */
const needsMake = new Set(
  'like best many free sport star people max ua en gn rs rc sr nk street gz xs vs nova spark force magic elite enjoy fancy legend drone demon camel gogo zing ocean vigor e3 g5 ez majesty revo shogun fancy aura capa quantum yaz nami tweet jeek dio rgv'.split(
    ' ',
  ),
);

/** Words that may stand between a model and its size. */
const origins = new Set('y viet vn thai indo nhat my trung tau nhap noi lun cao nho lon kieng'.split(' '));
type Found = NamedModel & { length: number; rest: string };
/** Finds a model at an index. `rest`: characters after its name, such as the 150 of ex150. */
const modelAt = (words: readonly string[], start: number, make: string | null): Found | null => {
  const fits = (of: string) => make === null || make === of || (make === 'Piaggio' && of === 'Vespa');
  const parts = joined(words, start, 3);
  for (const [index, part] of parts.entries()) {
    if (part === '') continue;
    for (const table of [models, nicknames])
      for (const { make: of, name, letters } of table) {
        if (!part.startsWith(letters) || !fits(of)) continue;
        const rest = part.slice(letters.length);
        const length = parts.length - index;
        const last = spelled(words[start + length - 1] ?? '');
        // `rest` must be part of the last word, and begin with a digit.
        if (rest.length >= last.length && length > 1) continue;
        if (rest !== '' && !/^\d{2,4}[a-z]{0,3}$/.test(rest)) continue;
        if (rest !== '' && /\d$/.test(letters)) continue;
        return { make: of, name: fullNames[name] ?? name, letters, length, rest };
      }
  }
  return null;
};

const isYear = (word = '') => /^(?:19[5-9]|20\d)\d$/.test(word);
const isSize = (word = '') =>
  /^(?:[4-9]\d|[1-9]\d\d|1\d{3})(?:i|cc|r|x|f|cbs|abs|fi|s)?$/.test(word) && !isYear(word);
/** Is the word a usual engine size? Other numbers after a year may be prices or distances. */
const isPlainSize = (word = '') => /^(?:50|100|110|125|135|150|155|160|175|250|300|350|400)i?$/.test(word);
const isUnit = (word = '') =>
  /^(?:tr|trieu|cu|chai|k|km|kms|ngan|nghin|van|m|mil|million|dong|d|usd)\d*$/.test(word);

/** Index of the engine size after a model; -1 without one. */
const indexOfSize = (words: readonly string[], end: number): number => {
  const behindOrigin = origins.has(words[end] ?? '') ? end + 1 : end;
  if (isSize(words[behindOrigin]) && !isUnit(words[behindOrigin + 1])) return behindOrigin;
  if (!isYear(words[behindOrigin])) return -1;
  const behindYear = words[behindOrigin + 1] === 'fi' ? behindOrigin + 2 : behindOrigin + 1;
  return isPlainSize(words[behindYear]) && !isUnit(words[behindYear + 1]) ? behindYear : -1;
};

/** Before these words, "wave a" means Wave Alpha. Otherwise the a means "you". */
const behindAlpha = /^(?:\||\d.*|doi|bien|bs|mau|xe|fi|do|den|xanh|trang|zin|chinh|may|gia)?$/;

/** Returns the version after a model's name, such as C125 or S. Excludes districts, such as Q12. */
const variantAt = (words: readonly string[], end: number): string | null => {
  const [word = '', next = stop] = words.slice(end, end + 2);
  const isVersion = /^[a-z]\d{2,3}$/.test(word) && !/^[dkpq]/.test(word);
  const isLetter = word === 's' && (next === stop || next === 'doi' || isYear(next));
  return isVersion || isLetter ? word.toUpperCase() : null;
};

/** A model's name with its size or version. */
const fullName = (words: readonly string[], { name, rest, length, make }: Found, start: number): string => {
  const end = start + length;
  if (rest !== '') return `${name} ${rest.replace(/cc$/, '')}`;
  if (name === 'Wave' && words[end] === 'a' && behindAlpha.test(words[end + 1] ?? ''))
    return fullName(
      words,
      { name: 'Wave Alpha', letters: 'wavealpha', rest, length: length + 1, make },
      start,
    );
  // Keeps plus signs: Weaver++ and Weaver are different models.
  const plus = /\++$/.exec(words[end - 1] ?? '')?.[0] ?? '';
  const size = /\d\d/.test(name) ? -1 : indexOfSize(words, end);
  const variant = variantAt(words, end);
  if (variant && !/\d/.test(name)) return `${name} ${variant}`;
  const injection = words[end] === 'fi' && !/fi$/i.test(name) ? ' FI' : '';
  if (size < 0) return name + plus + injection;
  const injected = words[size + 1] === 'i' ? 'i' : '';
  const longer = models.find(
    (model) => model.make === make && model.letters === spelled(`${name}${words[size + 1] ?? ''}`),
  );
  return `${longer?.name ?? name}${plus} ${(words[size] ?? '').replace(/cc$/, '')}${injected}`;
};

/** Words that often precede a model's name. */
const leads = new Set('xe con chiec em ban selling sell sale a my pass'.split(' '));
/** Rates how likely the words mean a model; 0: not at all. */
const weigh = (words: readonly string[], start: number, match: Found, isBehindMake: boolean): number => {
  const next = words[start + match.length];
  const letters = spelled(match.name);
  // "Wave tàu" is a Chinese copy of the Honda.
  if ((match.name === 'Like' && next === 'new') || next === 'tau' || next === 'nhai') return 0;
  if (!isBehindMake && match.rest === '' && needsMake.has(letters)) return 0;
  const reasons: readonly (readonly [boolean, number])[] = [
    [isBehindMake, 4],
    [match.rest !== '' || indexOfSize(words, start + match.length) >= 0, 2],
    [!ambiguous.has(letters), 2],
    [isYear(next) || next === 'doi' || origins.has(next ?? ''), 2],
    [start < 8, 1],
    [start === 0, 1],
    [leads.has(words[start - 1] ?? ''), 1],
  ];
  return reasons.reduce((sum, [holds, weight]) => (holds ? sum + weight : sum), 0);
};

/** Accepts a word with digits as an unknown model. */
const unknownModel = (word = ''): string | null =>
  /^[a-z]{1,4}-?\d{2,4}[a-z]{0,3}$/.test(word) ? word.toUpperCase() : null;

export type Mention = {
  index: number;
  /** Index of the first word after the name, which may be a size; -1 without a model. */
  end: number;
  /** A make without a model has the least weight. */
  weight: number;
  bike: Bike;
  /** Model in letters and digits, without its size; '' if only the make is named. */
  family: string;
};
const mentionAt = (words: readonly string[], index: number): Mention | null => {
  const made = makeAt(words, index);
  const modelStart = made ? index + made.length : index;
  const behindMake = made && modelAt(words, modelStart, made.make);
  const match = behindMake || modelAt(words, index, null);
  const at = behindMake ? modelStart : index;
  const weight = match ? weigh(words, at, match, Boolean(behindMake)) : 0;
  if (match && weight >= 2) {
    const model = fullName(words, match, at);
    const end = at + match.length;
    return { index: at, end, weight, bike: { make: match.make, model }, family: spelled(match.name) };
  }
  if (!made) return null;
  return {
    index,
    end: -1,
    weight: 1.5,
    bike: { make: made.make, model: unknownModel(words[modelStart]) },
    family: '',
  };
};

export const bikesNamed = (written: readonly string[]): Mention[] => {
  const words = written.map(spelledRight);
  const mentions: Mention[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const mention = words[index] === stop ? null : mentionAt(words, index);
    // In "Honda SH", both words yield the same mention: add it once.
    if (mention && mention.index !== mentions.at(-1)?.index) mentions.push(mention);
  }
  return mentions;
};

/** Bike that a text is most likely about, or null. A make alone is unsure. */
export const readBike = (mentions: readonly Mention[]): Reading<Bike> | null => {
  const [best] = mentions.toSorted((a, b) => b.weight - a.weight);
  if (!best) return null;
  const same = mentions.filter(({ family, weight }) => family === best.family && weight >= 2);
  // Prefers a mention with the engine size: "Bán SH 2019 … SH 150".
  const full = same.find(({ bike }) => /\d/.test(bike.model ?? '')) ?? best;
  return { value: full.bike, sure: best.bike.model !== null && best.weight >= 3 };
};
