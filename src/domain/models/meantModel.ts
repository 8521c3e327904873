import { nearestWord } from '../text/slips.ts';
import { familyName, spelled, withMarketSpelling } from './modelNames.ts';
import { nicknamesOf } from './nicknames.ts';

/** Removes the make, often typed before the model. */
const withoutMake = (make: string, typed: string): string => {
  const words = typed.trim().split(/\s+/);
  const count = make.split(/[\s-]+/).length;
  const start = spelled(words.slice(0, count).join(''));
  return words.length > count && start === spelled(make) ? words.slice(count).join(' ') : words.join(' ');
};

/** @example split('Airbalde 125 ABS') // => ['Airbalde', ' 125 ABS'] */
const split = (typed: string): [name: string, rest: string] => {
  const name = /^[^\d]*?(?=\s*\d|$)/.exec(typed)?.[0] ?? typed;
  return [name, typed.slice(name.length)];
};

/**
 * Recognizes a typed model by name, nickname or similar name.
 * @param names known models of the make
 * @example meantModel('Honda', 'honda airbalde 125', ['Air Blade', 'Vision']) // => 'Air Blade 125'
 * @example meantModel('Yamaha', 'ex 150', ['Exciter']) // => 'Exciter 150'
 */
export const meantModel = (make: string, typed: string, names: readonly string[]): string => {
  const model = withoutMake(make, typed);
  const isKnown = names.some((name) => spelled(model).startsWith(spelled(name)));
  if (isKnown || familyName(model) !== null) return withMarketSpelling(model);
  const [name, rest] = split(model);
  const letters = spelled(name);
  if (letters === '') return model;
  const called = names.find((one) =>
    nicknamesOf({ make, model: one, cc: null }).split(' ').includes(letters),
  );
  const nearest = nearestWord(letters, names.map(spelled));
  const meant = called ?? names.find((one) => spelled(one) === nearest);
  return meant === undefined ? model : meant + rest;
};
