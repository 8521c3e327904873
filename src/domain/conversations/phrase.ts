import { limits } from '../listings/listingFields.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';

/**
 * Values of a phrase. `price`: whole đồng. `day`: 2026-11-28. `time`: 09:30 in Vietnam. `place`: in the
 * sender's words.
 */
export type PhraseValues = {
  price?: number | undefined;
  day?: string | undefined;
  time?: string | undefined;
  place?: string | undefined;
  number?: number | undefined;
};
export type PhraseValueName = keyof PhraseValues;

/** Ready-made sentence from a fixed list. Later versions may add codes. */
export type Phrase = { code: string; values?: PhraseValues | undefined };

/** Maximum per message. Each phrase is a line above the free text. */
export const maxPhrases = 3;
export const maxPlace = 60;
export const maxNumber = 2_000_000;
export const codePattern = /^[a-z][a-z0-9_]{1,39}$/;
export const dayPattern = /^20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/;
export const timePattern = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;
/** Matches a single line without invisible or direction-changing characters. */
export const placePattern = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

/** 2026-02-30 fits the pattern, but is no day. */
const isDay = (value: unknown): boolean => {
  if (typeof value !== 'string' || !dayPattern.test(value)) return false;
  const [year = 0, month = 0, date = 0] = value.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date;
};

const isPlace = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= maxPlace && placePattern.test(value) && hasVisibleText(value);

const checks: Record<PhraseValueName, (value: unknown) => boolean> = {
  price: (value) => isWhole(value, 1, limits.price),
  day: isDay,
  time: (value) => typeof value === 'string' && timePattern.test(value),
  place: isPlace,
  number: (value) => isWhole(value, 0, maxNumber),
};

/** @example isPhraseValue('day', '2026-02-30') // => false */
export const isPhraseValue = (name: PhraseValueName, value: unknown): boolean => checks[name](value);
