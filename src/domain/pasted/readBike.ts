import { type Make, makes } from '../models/makes.ts';
import { makeCalled, modelMakes } from '../models/modelMakes.ts';
import { spelled } from '../models/modelNames.ts';
import { nicknamesOf } from '../search/nicknames.ts';
import type { Reading } from './reading.ts';
import { stop } from './wordsOfText.ts';

export type Bike = { make: Make; model: string | null };

const makeLetters = makes
  .map((make) => ({ make, letters: spelled(make) }))
  .toSorted((a, b) => b.letters.length - a.letters.length);
/** A name of one, two or three words that begins here. */
const joined = (words: readonly string[], place: number, most: number): string[] => {
  const taken: string[] = [];
  for (let length = Math.min(most, words.length - place); length > 0; length -= 1) {
    const part = words.slice(place, place + length);
    taken.push(part.includes(stop) ? '' : spelled(part.join('')));
  }
  return taken;
};

const makeAt = (words: readonly string[], place: number): { make: Make; length: number } | null => {
  const names = joined(words, place, 2);
  for (const [index, name] of names.entries()) {
    const make = makeLetters.find(({ letters }) => letters === name)?.make ?? (name && makeCalled(name));
    if (make) return { make, length: names.length - index };
  }
  return null;
};

/** Names that are words of English or Vietnamese as well: they count beside their make, a size, or at the start. */
const ambiguous = new Set(
  'beat fly future dream lead vision address angel blade sonic shark click zip evo impulse passing win sh ab ps cb mio finn viva monkey iron classic bullet hunter tiger rocket monster husky wolf thunder shadow sprint elegant grande latte smash meteor candy'.split(
    ' ',
  ),
);
/** Too short or too usual to mean a bike without its make. */
const needsMake = new Set(
  'like best many free sport star people max ua en gn rs rc sr nk street gz xs vs'.split(' '),
);
const nicknames: readonly { name: string; letters: string; make: Make }[] = modelMakes.flatMap(
  ({ make, name }) =>
    nicknamesOf({ make: '', model: name, cc: null })
      .split(' ')
      .filter((letters) => letters !== '')
      .map((letters) => ({ name, letters, make })),
);

type Found = { make: Make; name: string; length: number; rest: string };
/** A model that begins here, and what of the last word is left: the 150 of ex150. */
const modelAt = (words: readonly string[], place: number, make: Make | null): Found | null => {
  const fits = (of: Make) => make === null || make === of || (make === 'Piaggio' && of === 'Vespa');
  const parts = joined(words, place, 3);
  for (const [index, part] of parts.entries()) {
    if (part === '') continue;
    for (const known of [modelMakes, nicknames])
      for (const { make: of, name, letters } of known) {
        if (!part.startsWith(letters) || !fits(of)) continue;
        const rest = part.slice(letters.length);
        const length = parts.length - index;
        const last = spelled(words[place + length - 1] ?? '');
        // What is left has to stand in the last word, and to begin with a digit where the name ends with a letter.
        if (rest.length >= last.length && length > 1) continue;
        if (rest !== '' && !/^\d{2,4}[a-z]{0,3}$/.test(rest)) continue;
        if (rest !== '' && /\d$/.test(letters)) continue;
        return { make: of, name, length, rest };
      }
  }
  return null;
};

const isSize = (word: string | undefined): word is string =>
  word !== undefined &&
  /^(?:[4-9]\d|[1-9]\d\d|1\d{3})(?:i|cc|r|x|f|cbs|abs|fi|s)?$/.test(word) &&
  !/^(?:19[5-9]|20\d)\d$/.test(word);
const isUnit = (word: string | undefined) =>
  word !== undefined &&
  /^(?:tr|trieu|cu|chai|k|km|kms|ngan|nghin|van|m|mil|million|dong|d|usd)\d*$/.test(word);

/** The name with the size behind it. */
const withSize = (words: readonly string[], { name, rest, length }: Found, place: number): string => {
  if (rest !== '') return `${name} ${rest.replace(/cc$/, '')}`;
  const next = words[place + length];
  if (/\d/.test(name) || !isSize(next) || isUnit(words[place + length + 1])) return name;
  const injected = words[place + length + 1] === 'i' ? 'i' : '';
  return `${name} ${next.replace(/cc$/, '')}${injected}`;
};

/** Said right before a bike. */
const leads = new Set('xe con chiec em ban selling sell sale a my pass'.split(' '));
const isYear = (word: string | undefined) => word === 'doi' || /^(?:19[5-9]|20\d)\d$/.test(word ?? '');

/** How likely a model is meant here; 0 where it is not. */
const weigh = (words: readonly string[], place: number, found: Found, isBehindMake: boolean): number => {
  const [next, afterNext] = words.slice(place + found.length);
  const letters = spelled(found.name);
  if (found.name === 'Like' && next === 'new') return 0;
  if (!isBehindMake && needsMake.has(letters)) return 0;
  const reasons: readonly (readonly [boolean, number])[] = [
    [isBehindMake, 4],
    [found.rest !== '' || (isSize(next) && !isUnit(afterNext)), 2],
    [!ambiguous.has(letters), 2],
    [isYear(next), 2],
    [place < 8, 1],
    [leads.has(words[place - 1] ?? ''), 1],
  ];
  return reasons.reduce((sum, [holds, weight]) => (holds ? sum + weight : sum), 0);
};

/** A model that no table has: the word with digits that follows the make. */
const unknownModel = (word = ''): string | null =>
  /^[a-z]{1,4}-?\d{2,4}[a-z]{0,3}$/.test(word) ? word.toUpperCase() : null;

type Candidate = { weight: number; bike: Bike };
/** A bike that is named here, as likely as it is meant; one of whom the make alone is known is less likely than any other. */
const candidateAt = (words: readonly string[], place: number): Candidate | null => {
  const made = makeAt(words, place);
  const start = made ? place + made.length : place;
  const behindMake = made && modelAt(words, start, made.make);
  const found = behindMake || modelAt(words, place, null);
  const at = behindMake ? start : place;
  const weight = found ? weigh(words, at, found, Boolean(behindMake)) : 0;
  if (found && weight >= 2) return { weight, bike: { make: found.make, model: withSize(words, found, at) } };
  return made && { weight: 1.5, bike: { make: made.make, model: unknownModel(words[start]) } };
};

/** Make and model; null where none is named. A make alone is less than sure. */
export const readBike = (words: readonly string[]): Reading<Bike> | null => {
  let best: Candidate | null = null;
  for (let place = 0; place < words.length; place += 1) {
    if (words[place] === stop) continue;
    const candidate = candidateAt(words, place);
    if (candidate && (!best || candidate.weight > best.weight)) best = candidate;
  }
  return best && { value: best.bike, sure: best.bike.model !== null && best.weight >= 3 };
};
