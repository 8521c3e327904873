import { factFilters, rowOfFact } from '../listings/factFilters.ts';
import { isOfModels } from '../models/modelFamily.ts';
import { placesMeant } from '../places/nearbyPlaces.ts';
import { askedPlaces } from './acceptBike.ts';
import type { Columns } from './bikeColumns.ts';
import { type Bounds, type ChoiceName, choices, type Filters } from './bikeFilter.ts';
import type { BikeText } from './bikeText.ts';
import { failureBits } from './failureBits.ts';
import type { NamedChoice, SearchPhrase } from './searchTerm.ts';
import type { TextHits } from './searchText.ts';

const isOpen = ({ from, to }: Bounds) => from === null && to === null;

/** Lowest and highest accepted number. Unknown values are -1, which only an open range accepts. */
const numbers = ({ from, to }: Bounds) => [from ?? (to === null ? -Infinity : 0), to ?? Infinity] as const;

/** Skips bikes of other makes, because numbers by make ignore models. */
const rejectOtherModels = ({ size, models }: Columns, fails: Uint32Array, wanted: readonly string[]) => {
  const { of, values } = models();
  const isWanted: boolean[] = [];
  for (let index = 0; index < size; index += 1) {
    const failed = fails[index] as number;
    if ((failed & failureBits.make) !== 0) continue;
    const code = of[index] as number;
    isWanted[code] ??= isOfModels(wanted, values[code] as string);
    if (!isWanted[code]) fails[index] = failed | failureBits.models;
  }
};

/** Creates `judge`, which writes each bike's failed conditions (`failureBits`) to `fails`; 0: passes. */
export const createJudge = (columns: Columns, text: BikeText) => {
  const { size } = columns;
  const fails = new Uint32Array(size);
  const mark = (index: number, bit: number) => {
    fails[index] = (fails[index] as number) | bit;
  };

  const rejectOtherPlaces = (wanted: readonly string[], bit: number) => {
    const { of, codes, values } = columns.choices.location;
    const isWanted = new Uint8Array(values.length);
    for (const name of wanted) {
      const code = codes.get(name);
      if (code !== undefined) isWanted[code] = 1;
    }
    for (let index = 0; index < size; index += 1) if (isWanted[of[index] as number] === 0) mark(index, bit);
  };
  const rejectOthers = (name: Exclude<ChoiceName, 'location'>, wanted: string, bit: number) => {
    const { of, codes } = columns.choices[name];
    const code = codes.get(wanted) ?? -1;
    for (let index = 0; index < size; index += 1) if (of[index] !== code) mark(index, bit);
  };
  const rejectWithout = (has: Uint8Array, bit: number) => {
    for (let index = 0; index < size; index += 1) if (has[index] === 0) mark(index, bit);
  };
  /** @param written bikes whose text states the value that their field lacks */
  const rejectOutside = (values: Float64Array, bounds: Bounds, bit: number, written?: TextHits) => {
    if (isOpen(bounds)) return;
    const [from, to] = numbers(bounds);
    for (let index = 0; index < size; index += 1) {
      const value = values[index] as number;
      const isWritten = value < 0 && written?.has(index) && !written.corrected;
      if ((value < from || value > to) && !isWritten) mark(index, bit);
    }
  };

  /**
   * Rejects bikes with another value than the searched one. A bike without a value passes if its text has the
   * words.
   */
  const rejectUnlike = ({
    name,
    value,
    words,
  }: SearchPhrase & { value: string; name: NamedChoice; words: readonly string[] }) => {
    const { of, codes } = columns.choices[name];
    const [wanted, open] = [codes.get(value) ?? -1, codes.get('')];
    const written = open === undefined ? null : text.hitsOf(words);
    for (let index = 0; index < size; index += 1) {
      const isWritten = of[index] === open && written && !written.corrected && written.has(index);
      if (of[index] !== wanted && !isWritten) mark(index, failureBits.other);
    }
  };

  /** Sellers may state a battery's health only in the description. */
  const textOf = ({ name, bounds }: { name: string; bounds: Bounds }) =>
    name === 'battery_health' ? text.hitsOf(['pin', `${bounds.from ?? bounds.to}%`]) : undefined;

  const judgePhrase = (phrase: SearchPhrase) => {
    const { other } = failureBits;
    if (phrase.name === 'location') rejectOtherPlaces(placesMeant(phrase.place, phrase.around), other);
    else if (phrase.name === 'electric') rejectWithout(columns.isElectric, other);
    else if (phrase.name === 'noLicence') rejectWithout(columns.needsNoLicence, other);
    else if (phrase.name === 'order') return;
    else if ('value' in phrase) rejectUnlike(phrase);
    else if ('bounds' in phrase)
      rejectOutside(columns.ranges[phrase.name], phrase.bounds, other, textOf(phrase));
    else {
      const has = columns.facts[phrase.name];
      // Sellers may state the fact only in the description.
      const { written = [] } = rowOfFact(phrase.name);
      const hits = written.map(text.hitsOf).filter(({ corrected }) => !corrected);
      for (let index = 0; index < size; index += 1)
        if (has[index] === 0 && !hits.some((one) => one.has(index))) mark(index, other);
    }
  };
  const judgeText = (typed: string) => {
    const { search, hits } = text.read(typed);
    for (const phrase of search.phrases) judgePhrase(phrase);
    if (hits)
      for (let index = 0; index < size; index += 1) if (!hits.has(index)) mark(index, failureBits.other);
  };

  const judge = (filters: Filters) => {
    fails.fill(0);
    rejectOutside(columns.ranges.cc, filters.cc, failureBits.other);
    rejectOutside(columns.ranges.year, filters.year, failureBits.other);
    rejectOutside(columns.ranges.mileage, filters.mileage, failureBits.other);
    rejectOutside(columns.ranges.price, filters.price, failureBits.price);
    if (filters.text.trim() !== '') judgeText(filters.text);
    const wantedPlaces = askedPlaces(filters);
    if (wantedPlaces) rejectOtherPlaces(wantedPlaces, failureBits.location);
    for (const name of choices) {
      const wanted = filters[name];
      if (name !== 'location' && wanted !== null) rejectOthers(name, wanted, failureBits[name]);
    }
    if (filters.models.length > 0) rejectOtherModels(columns, fails, filters.models);
    for (const name of factFilters) if (filters[name]) rejectWithout(columns.facts[name], failureBits[name]);
  };
  return { fails, judge };
};
