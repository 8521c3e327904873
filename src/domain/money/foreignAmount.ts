import { plainly } from '../text/foldAccents.ts';
import type { ForeignCurrency } from './money.ts';

/** Patterns of currency signs before and after an amount, in texts without accents. */
const signs: readonly (readonly [ForeignCurrency, before: RegExp, behind: RegExp])[] = [
  ['USD', /^(?:us ?)?\$ ?|^usd ?/, / ?(?:\$|usd(?: la)?(?: my)?|(?:us )?dollars?|bucks?|do ?la(?: my)?)$/],
  ['GBP', /^£ ?|^gbp ?/, / ?(?:£|gbp|pounds?|quid|bang anh)$/],
  ['EUR', /^€ ?|^eur ?/, / ?(?:€|eur|euros?)$/],
];

/**
 * Splits a foreign amount into currency and number; null for đồng.
 * @param text without accents
 * @example foreignAmount('$1,200') // => { currency: 'USD', amount: '1,200' }
 */
export const foreignAmount = (text: string): { currency: ForeignCurrency; amount: string } | null => {
  for (const [currency, before, behind] of signs)
    for (const sign of [before, behind]) {
      const amount = text.replace(sign, '');
      if (amount !== text && amount !== '') return { currency, amount };
    }
  return null;
};

/** Matches a foreign amount's first word, such as $500. */
export const foreignSign = /^(?:us)?[$£€]/;

/**
 * Replaces "đô" after an amount by "usd". Without accents, do, đỏ and độ look the same.
 * @example dollarsSpelled('dưới 500 đô') // => 'dưới 500 usd'
 */
export const dollarsSpelled = (text: string): string =>
  plainly(text).replace(/(\dk? ?|(?:trăm|tram|nghìn|nghin|ngàn|ngan) )đô(?!\p{L})/giu, '$1usd');
