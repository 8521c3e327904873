import { foldAccents } from '../text/foldAccents.ts';

/** Nicknames and phonetic spellings, without accents. */
const nicknames: readonly (readonly [model: RegExp, names: string])[] = [
  [/air ?blade/, 'ab'],
  [/exciter/, 'ex'],
  [/sirius/, 'si'],
  [/\blead\b/, 'led'],
  [/future/, 'futer'],
  [/dream/, 'drim'],
  [/\bcub\b/, 'cup'],
  [/raider/, 'raido'],
  [/vespa/, 'vet pa vetpa'],
  [/kawasaki/, 'kawa'],
  [/vinfast/, 'vin'],
  [/harley/, 'hd'],
  [/royal enfield/, 're'],
];

/** Engine size in cc above which bikes need licence A and are called "big bike". */
const bigBike = 175;

/**
 * Returns nicknames to search a bike by.
 * @param cc null if electric
 * @example nicknamesOf({ make: 'Honda', model: 'Air Blade', cc: 125 }) // => 'ab'
 */
export const nicknamesOf = ({
  make,
  model,
  cc,
}: {
  make: string;
  model: string;
  cc: number | null;
}): string => {
  const name = foldAccents(`${make} ${model}`);
  const own = nicknames.flatMap(([pattern, names]) => (pattern.test(name) ? [names] : []));
  return [...own, ...(cc !== null && cc >= bigBike ? ['pkl phan khoi lon moto big bike'] : [])].join(' ');
};
