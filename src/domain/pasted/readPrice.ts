import { readMoney } from '../search/readAmount.ts';
import { amountAt, rangeAt } from '../search/readRange.ts';
import { endsWithLooseNumeral, lastOf, type Reading, whole } from './reading.ts';
import { before, behind, masked, maskedWithUnit, stop } from './wordsOfText.ts';

const asks = whole(
  'gia, gia ban, ban thang, gia chi, gia con, gia ra di, chot, bay mau, price, asking, asking price, asking for, selling for, yours for, p',
);
/** Words before prices, but also before other amounts. */
const mayAsk = whole(
  'chi, con, ban, ban lai, de, de lai, ban nhanh, ra di, ra nhanh, can ra, pass, pass lai, bay, for, sell for, only, want, take',
);
const asksNow = whole(
  'giam con, giam xuong, ha con, ha xuong, xuong con, nay con, gio con, ha gia con, giam gia con, now, reduced to, down to, dropped to, lowered to, new price',
);
/** Words before amounts that are not the price. */
const other = whole(
  'dua truoc, dua, both, pair, ca hai, ca 2, ca cap, coc, dat coc, tra truoc, tra gop, gop, thang, moi thang, het(?= ?$), thay, sua, lam, ton, phi, thue, ship, mua, mua moi, mua luc, gia mua, gia moi, gia goc, gia hang, de xuat, gia de xuat, gia cu, niem yet, bu, do, modded, do choi, dan, son, bao hiem, phat, hoa hong, gia lan banh, luong, vay, no, giam, bot, fix, tang, tri gia, qua, cao, tra, deposit, down payment, rent, rental, repair, repairs, repaired, spent, paid, bought, bought for, bought at, new for, costs, cost, fee, fees, service, fine, shipping, delivery, insurance, worth, month, monthly, off, less, discount, was, original price, old price, retail, swap, trade, top up, installments, extras, parts, tires, tyres, offered, offer, offers, under, helmet',
);
const otherBehind =
  /^(?:\/ ?(?:thang|month)|(?:moi|1|mot|\/)? ?thang|per month|a month|monthly|each month|tien|do choi|phu kien|deposit|coc|dat coc|tien do|worth|of|off|cho ca|ca cap|ca 2|ca hai|both|for both|for the pair|in parts|in repairs|fee|shipping|phi)(?![a-z0-9])/;
const bareLead = /(?:^| )(?:gia|gia ban|gia chi|gia con|gia ra di|price|asking)$/;
const bareUnitBehind =
  /^(?:km|kms|cc|%|cay|nam|nguoi|thang|chu|usd|dollars|bucks|eur|kg|h|gio|ngay)(?![a-z0-9])/;

type Kind = 'now' | 'asked' | 'named';
/** Possible asking price. `value`: đồng, or 0 for a range or masked digits (1x.5tr). */
export type AskedPrice = {
  index: number;
  value: number;
  kind: Kind;
  written: 'whole' | 'bare' | 'range' | 'masked';
};

/** Classifies an amount by its context; null: not a price. */
const kindOf = (lead: string, tail: string): Kind | null => {
  if (otherBehind.test(tail)) return null;
  const [now, asking, none] = [lastOf(asksNow, lead), lastOf(asks, lead), lastOf(other, lead)];
  if (now >= 0 && now >= none) return 'now';
  if (asking >= 0 && asking >= none) return 'asked';
  if (none >= 0) return null;
  return lastOf(mayAsk, lead) >= 0 ? 'asked' : 'named';
};

/** Price without unit, such as the 18 of "giá 18". */
const bareAt = (words: readonly string[], index: number): number | null => {
  const word = words[index] ?? '';
  if (!/^\d{1,4}(?:[.,]\d{1,3})?$/.test(word) || !bareLead.test(before(words, index, 3))) return null;
  if (bareUnitBehind.test(behind(words, index + 1, 1))) return null;
  const [value = 0] = readMoney(word, 'vi');
  return value >= 1_000_000 ? value : null;
};

type Written = Pick<AskedPrice, 'value' | 'written'> & { length: number };
const amountWrittenAt = (words: readonly string[], index: number): Written | null => {
  const range = rangeAt(words, index);
  if (range?.name === 'price') return { value: 0, written: 'range', length: range.length };
  if (words[index] === masked || words[index] === maskedWithUnit)
    return { value: 0, written: 'masked', length: 1 };
  const amount = amountAt(words, index, 'price');
  if (amount && endsWithLooseNumeral(words, index, amount.length))
    return amountWrittenAt(words.slice(0, index + amount.length - 1), index);
  if (amount) return { value: amount.value, written: 'whole', length: amount.length };
  const bare = bareAt(words, index);
  return bare === null ? null : { value: bare, written: 'bare', length: 1 };
};

/** Possible asking prices, without deposits, instalments, repairs and former prices. */
export const askedPrices = (words: readonly string[]): AskedPrice[] => {
  const prices: AskedPrice[] = [];
  let from = 0;
  for (let index = 0; index < words.length; index += 1) {
    const amount = words[index] === stop ? null : amountWrittenAt(words, index);
    if (!amount) continue;
    const { value, written, length } = amount;
    const kind = kindOf(before(words, index, 6, from), behind(words, index + length, 3));
    // Skips masked digits of a phone number, and masked amounts without a unit or a word like “price”.
    const isLoose = words[index] === masked && (kind === 'named' || /^[\d.]+$/.test(words[index - 1] ?? ''));
    if (kind && !isLoose && (value === 0 || value >= 1_000_000)) prices.push({ index, value, kind, written });
    index += length - 1;
    from = index + 1;
  }
  return prices;
};

/** Asking price in đồng; null for several prices, a range or masked digits. */
export const readPrice = (prices: readonly AskedPrice[]): Reading<number> | null => {
  const has = (written: AskedPrice['written']) => prices.some((one) => one.written === written);
  const whole = prices.filter(({ written }) => written === 'whole');
  for (const kind of ['now', 'asked', 'named'] as const) {
    if (kind !== 'now' && has('masked')) return null;
    const values = [...new Set(whole.filter((one) => one.kind === kind).map(({ value }) => value))];
    const [value] = values;
    if (values.length > 1) return null;
    if (value !== undefined) return { value, sure: kind !== 'named' && !has('range') };
  }
  const bare = [...new Set(prices.filter(({ written }) => written === 'bare').map(({ value }) => value))];
  const [first] = bare;
  return first !== undefined && bare.length === 1 && !has('range') ? { value: first, sure: false } : null;
};
