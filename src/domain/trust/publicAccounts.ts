import { day, vietnameseDay, vietnameseMoment } from '../time/time.ts';

/** Smaller counts are not published, because they could identify people. */
export const minCount = 5;

export type Told = number | 'few';

/** @example tell(3) // => 'few' */
export const tell = (count: number): Told => (count > 0 && count < minCount ? 'few' : count);

/** Removals by reason; small counts are in `others`. */
export type Removed = { total: Told; reasons: Record<string, number>; others: Told };

/**
 * Counts by reason, for publishing. Moves the smallest into `others` until their sum is large enough to
 * publish.
 * @example gather({ scam: 9, sold: 2, other: 1 }) // => { total: 12, reasons: {}, others: 12 }
 * @example gather({ scam: 9, sold: 4, other: 1 }) // => { total: 14, reasons: { scam: 9 }, others: 5 }
 */
export const gather = (counts: Readonly<Record<string, number>>): Removed => {
  const rising = Object.entries(counts).toSorted(([, a], [, b]) => a - b);
  let others = 0;
  const named: [string, number][] = [];
  for (const [reason, count] of rising) {
    if (count === 0) continue;
    if (count < minCount || (others > 0 && others < minCount)) others += count;
    else named.push([reason, count]);
  }
  const total = rising.reduce((sum, [, count]) => sum + count, 0);
  return { total: tell(total), reasons: Object.fromEntries(named.toReversed()), others: tell(others) };
};

/** Null for too few numbers. */
export const medianOf = (numbers: readonly number[]): number | null => {
  if (numbers.length < minCount) return null;
  const rising = numbers.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [
    rising[Math.floor((rising.length - 1) / 2)],
    rising[Math.ceil((rising.length - 1) / 2)],
  ];
  return Math.round((low + high) / 2);
};

/** @example monthOf('2026-11-25') // => '2026-11' */
export const monthOf = (date: string): string => date.slice(0, 7);

export const startOfDay = (date: string): number => vietnameseMoment(date, '00:00');

/** @example nextDay('2026-11-30') // => '2026-12-01' */
export const nextDay = (date: string): string => vietnameseDay(startOfDay(date) + day);

/** @example daysOf('2026-02').length // => 28 */
export const daysOf = (month: string): string[] => {
  const days: string[] = [];
  for (let date = `${month}-01`; monthOf(date) === month; date = nextDay(date)) days.push(date);
  return days;
};
