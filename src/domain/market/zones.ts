import type { Fuel } from '../listings/listingFields.ts';
import { provinceOf } from '../places/locations.ts';

/** Precisions of a date in a source: 'year' for "in 2028". */
export const precisions = ['day', 'month', 'year'] as const;
export type Precision = (typeof precisions)[number];

export const ruleStates = ['adopted', 'proposed'] as const;
export type RuleState = (typeof ruleStates)[number];

/** Emission level for motorcycles made after `from` (milliseconds). The next level replaces it. */
export type LevelStart = { level: number; from?: number | undefined };

type Bike = { fuel: Fuel | null; year: number };
type Phase = { state: RuleState; belowLevel?: number | undefined };

/**
 * Emission levels for a year of manufacture.
 * @example levelsOf(2026, [{ level: 3 }, { level: 4, from: Date.UTC(2026, 6) }]) // => [3, 4]
 */
export const levelsOf = (year: number, levels: readonly LevelStart[]): number[] =>
  levels.flatMap(({ level, from }, index) => {
    const next = levels[index + 1]?.from;
    const hasBegun = from === undefined || from < Date.UTC(year + 1, 0, 1);
    return hasBegun && (next === undefined || next > Date.UTC(year, 0, 1)) ? [level] : [];
  });

/** Returns the phases that restrict a bike. Unknown fuel counts as petrol. */
export const phasesFor = <P extends Phase>(
  phases: readonly P[],
  { fuel, year }: Bike,
  levels: readonly LevelStart[],
): P[] =>
  fuel === 'electric'
    ? []
    : phases.filter(
        ({ belowLevel }) =>
          belowLevel === undefined || levelsOf(year, levels).some((level) => level < belowLevel),
      );

export const rideAnswers = ['free', 'limited', 'proposed'] as const;
export type RideAnswer = (typeof rideAnswers)[number];

/** @example answerFor([{ state: 'proposed' }]) // => 'proposed' */
export const answerFor = (phases: readonly Phase[]): RideAnswer => {
  if (phases.some(({ state }) => state === 'adopted')) return 'limited';
  return phases.length > 0 ? 'proposed' : 'free';
};

/** @example isInZone('Thu Duc', 'Ho Chi Minh City') // => true */
export const isInZone = (place: string, city: string): boolean => provinceOf(place) === city;

/** Entry about emission tests for a place's province, else for all other provinces. */
export const testStartFor = <S extends { places: readonly string[] }>(
  place: string,
  starts: readonly S[],
): S | undefined => {
  const province = provinceOf(place);
  if (province === null) return;
  return (
    starts.find(({ places }) => places.includes(province)) ?? starts.find(({ places }) => places.length === 0)
  );
};
