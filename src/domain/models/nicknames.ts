import { foldAccents } from '../text/foldAccents.ts';

/** What people call a model or a make besides its name, or write as they hear it; accents off. */
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

/** A licence of its own (A) and the word "big bike" begin here. */
const bigBike = 175;

/**
 * Names that a bike is searched by and that do not stand on it.
 * @param cc cubic centimetres; null of an electric bike
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
  const own = nicknames.flatMap(([known, names]) => (known.test(name) ? [names] : []));
  return [...own, ...(cc !== null && cc >= bigBike ? ['pkl phan khoi lon moto big bike'] : [])].join(' ');
};
