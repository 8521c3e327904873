import type { BikeKind } from '../listings/factQuestions.ts';
import { isPrice } from '../papers/paperFields.ts';
import { day } from '../time/time.ts';

/** Prefix of local storage keys. The bike's slug follows, except for a bike from elsewhere. */
export const sheetPrefix = 'vongxe.viewing.';
/** Time after the last change until notes are deleted. */
export const maxAgeMs = 90 * day;
export const maxNoteLength = 500;

export type Mark = 'fine' | 'fault';
export type PointState = { mark?: Mark; note?: string };
/** Notes on one bike. Their photos are in IndexedDB. */
export type Sheet = {
  at: number;
  title: string;
  price: number | null;
  kind: BikeKind;
  /** Seller's answers, such as `tyres:good`. */
  facts: readonly string[];
  /** Keyed by point; the key '' has the note on the whole bike. */
  points: Readonly<Record<string, PointState>>;
};

export const emptySheet: Sheet = {
  at: 0,
  title: '',
  price: null,
  kind: { fuel: '', transmission: '' },
  facts: [],
  points: {},
};

const text = (value: unknown, maxLength: number) =>
  typeof value === 'string' ? value.slice(0, maxLength) : '';
const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
const pointOf = (value: unknown): PointState => {
  const mark = inside(value, 'mark');
  const note = text(inside(value, 'note'), maxNoteLength);
  return { ...((mark === 'fine' || mark === 'fault') && { mark }), ...(note && { note }) };
};

/** Parses a stored sheet, which may have any content. Null: no valid sheet. */
export const readSheet = (stored: unknown): Sheet | null => {
  const at = inside(stored, 'at');
  if (typeof at !== 'number' || !Number.isFinite(at)) return null;
  const price = inside(stored, 'price');
  const facts = inside(stored, 'facts');
  const points = inside(stored, 'points');
  return {
    at,
    title: text(inside(stored, 'title'), 200),
    price: isPrice(price) ? price : null,
    kind: {
      fuel: text(inside(inside(stored, 'kind'), 'fuel'), 20),
      transmission: text(inside(inside(stored, 'kind'), 'transmission'), 20),
    },
    facts: Array.isArray(facts) ? facts.map(String) : [],
    points: Object.fromEntries(
      Object.entries(typeof points === 'object' && points !== null ? points : {}).map(([key, value]) => [
        key,
        pointOf(value),
      ]),
    ),
  };
};

/** Changes a single point, so that two tabs do not overwrite each other's points. */
export const withPoint = (
  sheet: Sheet,
  key: string,
  change: { mark?: Mark | undefined; note?: string },
  now: number,
): Sheet => ({
  ...sheet,
  at: now,
  points: { ...sheet.points, [key]: pointOf({ ...sheet.points[key], ...change }) },
});

/** @example isOver({ ...sheet, at: 0 }, 91 * day) // => true */
export const isOver = ({ at }: Pick<Sheet, 'at'>, now: number): boolean => now - at > maxAgeMs;
