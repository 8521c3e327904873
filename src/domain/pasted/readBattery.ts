import { fields } from '../listings/fields.ts';
import { readNumber } from '../listings/listing.ts';
import { readMoney } from '../search/readAmount.ts';
import { amountAt } from '../search/readRange.ts';
import type { Reading } from './reading.ts';
import { before, behind } from './wordsOfText.ts';

const health = [
  /(?<!(?:^| )sac )(?<![a-z0-9])(?:pin|battery|soh)(?: (?:health|xe|chai|con|lai|at|is|still|about|khoang|tam|hon|tren|over))* (\d{1,3}) ?%/g,
  /(?<![a-z0-9])con (\d{1,3}) ?% (?:pin|dung luong)(?![a-z])/g,
];

/** Battery health in percent. */
export const readBatteryHealth = (words: readonly string[]): Reading<number> | null => {
  const { min, max } = fields.battery_health;
  const text = words.join(' ');
  const named = health
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, digits]) => Number(digits)))
    .filter((value) => value >= min && value <= max);
  const [first] = named;
  return first === undefined ? null : { value: first, sure: new Set(named).size === 1 };
};

const chargeBefore = /(?:^| )(?:sac|pin|charge|range)(?: [a-z0-9]+){0,3}$/;
const chargeBehind = /^(?:\/ ?|moi |mot |1 |cho |per |on a |on one )(?:lan )?(?:full )?(?:sac|charge)(?: |$)/;
const reaches = /(?:^| )(?:di|chay) duoc(?: (?:khoang|tam|hon|gan|toi|den))?$/;
const reachedSoFar = /(?:^| )(?:da|moi)(?: |$)/;

/** Words before the range of a new battery. */
const claimed = /(?:^| )(?:hang cong bo|luc moi|khi moi|when new|claimed)(?: [a-z]+){0,4}$/;

/**
 * Range on one charge in kilometres.
 * @param isElectric reads "đi được 80 km" as the range, not the mileage
 */
export const readBatteryRange = (words: readonly string[], isElectric: boolean): Reading<number> | null => {
  const { min, max } = fields.battery_range;
  for (let place = 0; place < words.length; place += 1) {
    const amount = amountAt(words, place, 'mileage');
    if (!amount || amount.value < min || amount.value > max) continue;
    const lead = before(words, place, 5);
    if (claimed.test(lead)) continue;
    if (chargeBefore.test(lead) || chargeBehind.test(behind(words, place + amount.length, 4)))
      return { value: amount.value, sure: true };
    if (isElectric && reaches.test(lead) && !reachedSoFar.test(lead))
      return { value: amount.value, sure: false };
  }
  return null;
};

const within = (value: number, { min, max }: { min: number; max: number }): Reading<number> | null =>
  value >= min && value <= max ? { value, sure: true } : null;

/** Range on one charge of a new battery in kilometres. */
export const readNewRange = (words: readonly string[]): Reading<number> | null => {
  for (let index = 0; index < words.length; index += 1) {
    const amount = claimed.test(before(words, index, 5)) ? amountAt(words, index, 'mileage') : null;
    if (amount) return within(amount.value, fields.battery_range_new);
  }
  return null;
};

const speed =
  /(?:toc (?:do|modded)(?: toi da)?|top speed|max speed|vmax)(?: (?:la|tam|khoang|den|of|is|about))*:? (\d{2,3}) ?km ?\/ ?h/;
/** Top speed in km/h. */
export const readTopSpeed = (words: readonly string[]): Reading<number> | null =>
  within(Number(speed.exec(words.join(' '))?.[1] ?? 0), fields.top_speed);

const rent =
  /(?<![a-z])(?:thue pin|pin thue|phi pin|battery (?:rental|rent|fee|lease)|rented battery|battery (?:is )?rented)((?: (?!gia |ban |price )[a-z]+:?){0,4}) (\d[\d.,]*(?: ?(?:k|nghin|ngan|tr\d*|trieu))?)(?: dong)?( ?\/? ?(?:1 |mot |moi |hang |a |per )?(?:thang|month))?/g;
const grouped = /^\d{1,3}(?:[.,]\d{3})+$/;
/** Amounts from 1,000,000 ₫ count as rent only before "month", since they may be the bike's price. */
const surelyRent = 1_000_000;
/** Rent of the battery per month in đồng. */
export const readBatteryFee = (words: readonly string[]): Reading<number> | null => {
  for (const [, , amount = '', month] of words.join(' ').matchAll(rent)) {
    // A dot before three digits separates thousands: 189.000 is 189 thousand, not million.
    const value = grouped.test(amount) ? readNumber(amount) : (readMoney(amount, 'vi')[0] ?? 0);
    if (month || value < surelyRent) return within(value, fields.battery_fee);
  }
  return null;
};
