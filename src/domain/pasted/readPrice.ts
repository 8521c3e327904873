import { readMoney } from '../search/readAmount.ts';
import { amountAt, rangeAt } from '../search/readRange.ts';
import { lastOf, type Reading, whole } from './reading.ts';
import { before, behind, stop } from './wordsOfText.ts';

/** Said before what the seller asks. */
const asks = whole(
  'gia, gia ban, gia chi, gia con, gia ra di, chot, bay mau, price, asking, asking price, asking for, selling for, yours for, p',
);
/** Said before prices and before other amounts. */
const mayAsk = whole(
  'chi, con, ban, ban lai, de, de lai, ban nhanh, ra di, ra nhanh, can ra, pass, pass lai, bay, for, sell for, only, want, take',
);
/** Said before the price that holds, where there was another one. */
const asksNow = whole(
  'giam con, giam xuong, ha con, ha xuong, xuong con, nay con, gio con, ha gia con, giam gia con, now, reduced to, down to, dropped to, lowered to, new price',
);
/** Said before amounts that are no price of this bike. */
const other = whole(
  'dua truoc, dua, both, pair, ca hai, ca 2, ca cap, coc, dat coc, tra truoc, tra gop, gop, thang, moi thang, het(?= ?$), thay, sua, lam, ton, phi, thue, ship, mua, mua moi, mua luc, gia mua, gia moi, gia goc, gia hang, gia cu, niem yet, bu, do, do choi, dan, son, bao hiem, phat, hoa hong, gia lan banh, luong, vay, no, giam, bot, fix, tang, tri gia, qua, cao, tra, deposit, down payment, rent, rental, repair, repairs, repaired, spent, paid, bought, bought for, bought at, new for, costs, cost, fee, fees, service, fine, shipping, delivery, insurance, worth, month, monthly, off, less, discount, was, original price, old price, retail, swap, trade, top up, installments, extras, parts, tires, tyres, offered, offer, offers, under, helmet',
);
const otherBehind =
  /^(?:\/ ?(?:thang|month)|(?:moi|1|mot|\/)? ?thang|per month|a month|monthly|each month|tien|do choi|phu kien|deposit|coc|dat coc|tien do|worth|of|off|cho ca|ca cap|ca 2|ca hai|both|for both|for the pair|in parts|in repairs|fee|shipping|phi)(?![a-z0-9])/;
const bareLead = /(?:^| )(?:gia|gia ban|gia chi|gia con|gia ra di|price|asking)$/;
const bareUnitBehind =
  /^(?:km|kms|cc|%|cay|nam|nguoi|thang|chu|usd|dollars|bucks|eur|kg|h|gio|ngay)(?![a-z0-9])/;

type Candidate = { value: number; kind: 'now' | 'asked' | 'named' };

/** How an amount is meant, by the words around it; null where it is another amount than the price. */
const kindOf = (lead: string, tail: string): Candidate['kind'] | null => {
  if (otherBehind.test(tail)) return null;
  const [now, asked, none] = [lastOf(asksNow, lead), lastOf(asks, lead), lastOf(other, lead)];
  if (now >= 0 && now >= none) return 'now';
  if (asked >= 0 && asked >= none) return 'asked';
  if (none >= 0) return null;
  return lastOf(mayAsk, lead) >= 0 ? 'asked' : 'named';
};

/** A price without its unit, such as the 18 of "giá 18". */
const bareAt = (words: readonly string[], place: number): number | null => {
  const word = words[place] ?? '';
  if (!/^\d{1,4}(?:[.,]\d{1,3})?$/.test(word) || !bareLead.test(before(words, place, 3))) return null;
  if (bareUnitBehind.test(behind(words, place + 1, 1))) return null;
  const [value = 0] = readMoney(word, 'vi');
  return value >= 1_000_000 ? value : null;
};

/**
 * What the seller asks, in đồng; null where no single price is said. Deposits, instalments, repairs and former prices are
 * not taken for it, and neither is one end of a range.
 */
export const readPrice = (words: readonly string[]): Reading<number> | null => {
  const found: Candidate[] = [];
  const bare: number[] = [];
  let from = 0;
  let isRange = false;
  for (let place = 0; place < words.length; place += 1) {
    if (words[place] === stop) continue;
    const range = rangeAt(words, place);
    if (range?.name === 'price') {
      isRange ||= kindOf(before(words, place, 6, from), behind(words, place + range.length, 3)) !== null;
      place += range.length - 1;
      from = place + 1;
      continue;
    }
    const amount = amountAt(words, place, 'price');
    const value = amount?.value ?? bareAt(words, place);
    if (value === null) continue;
    const end = place + (amount?.length ?? 1);
    const kind = kindOf(before(words, place, 6, from), behind(words, end, 3));
    if (kind && !amount) bare.push(value);
    if (kind && amount && value >= 1_000_000) found.push({ value, kind });
    place = end - 1;
    from = end;
  }
  const only = (kind: Candidate['kind']) => {
    const values = new Set(found.filter((one) => one.kind === kind).map(({ value }) => value));
    return values.size === 1 ? [...values][0] : values.size > 1 ? 'several' : undefined;
  };
  for (const kind of ['now', 'asked', 'named'] as const) {
    const value = only(kind);
    if (value === 'several') return null;
    if (value !== undefined) return { value, sure: kind !== 'named' && !isRange };
  }
  const [first] = bare;
  return first !== undefined && new Set(bare).size === 1 && !isRange ? { value: first, sure: false } : null;
};
