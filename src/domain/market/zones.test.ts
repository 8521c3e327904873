import { describe, expect, it } from 'vitest';
import { answerFor, isInZone, levelsOf, phasesFor, testStartFor } from './zones.ts';

const levels = [
  { level: 1 },
  { level: 2, from: Date.UTC(2008, 0) },
  { level: 3, from: Date.UTC(2017, 0) },
  { level: 4, from: Date.UTC(2026, 6) },
];

it.each([
  [1995, [1]],
  [2007, [1]],
  [2008, [2]],
  [2016, [2]],
  [2017, [3]],
  [2026, [3, 4]],
  [2027, [4]],
])('a bike of %i has the levels %j', (year, expected) => expect(levelsOf(year, levels)).toEqual(expected));

describe('phases of a zone', () => {
  const phases = [{ state: 'proposed', belowLevel: 2 }, { state: 'adopted' }] as const;
  it.each([
    ['gasoline', 2007, 2],
    ['gasoline', 2008, 1],
    [null, 2020, 1],
    ['electric', 2007, 0],
  ] as const)('concern a bike with the fuel %s of %i: %i of two', (fuel, year, count) =>
    expect(phasesFor(phases, { fuel, year }, levels)).toHaveLength(count),
  );

  it('answer by the strictest that concerns a bike', () => {
    expect(answerFor(phases)).toBe('limited');
    expect(answerFor([phases[0]])).toBe('proposed');
    expect(answerFor([])).toBe('free');
  });

  it('are those of the province', () => {
    expect(isInZone('Thu Duc', 'Ho Chi Minh City')).toBe(true);
    expect(isInZone('Da Nang', 'Hanoi')).toBe(false);
    expect(isInZone('a place that the list lacks', 'Hanoi')).toBe(false);
  });
});

it('tests begin with the province of a place, else with all others, and nowhere unknown', () => {
  const starts = [
    { year: 2027, places: ['Hanoi'] },
    { year: 2028, places: ['Da Nang'] },
    { year: 2030, places: [] },
  ];
  const yearAt = (place: string) => testStartFor(place, starts)?.year;
  expect(['Hanoi', 'Hoi An', 'Sa Pa', 'Mars'].map(yearAt)).toEqual([2027, 2028, 2030, undefined]);
});
