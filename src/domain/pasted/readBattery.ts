import { fields } from '../listings/fields.ts';
import { amountAt } from '../search/readRange.ts';
import type { Reading } from './reading.ts';
import { before, behind } from './wordsOfText.ts';

const health = [
  /(?<!(?:^| )sac )(?<![a-z0-9])(?:pin|battery|soh)(?: (?:health|xe|chai|con|lai|at|is|still|about|khoang|tam|hon|tren|over))* (\d{1,3}) ?%/g,
  /(?<![a-z0-9])con (\d{1,3}) ?% (?:pin|dung luong)(?![a-z])/g,
];

/** Battery health in per cent; null if unstated. */
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

/**
 * Range on one charge in kilometres; null if unstated.
 * @param isElectric reads "đi được 80 km" as the range, not the mileage
 */
export const readBatteryRange = (words: readonly string[], isElectric: boolean): Reading<number> | null => {
  const { min, max } = fields.battery_range;
  for (let place = 0; place < words.length; place += 1) {
    const amount = amountAt(words, place, 'mileage');
    if (!amount || amount.value < min || amount.value > max) continue;
    const lead = before(words, place, 5);
    if (chargeBefore.test(lead) || chargeBehind.test(behind(words, place + amount.length, 4)))
      return { value: amount.value, sure: true };
    if (isElectric && reaches.test(lead) && !reachedSoFar.test(lead))
      return { value: amount.value, sure: false };
  }
  return null;
};
