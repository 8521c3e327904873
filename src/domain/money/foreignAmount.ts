import { plainly } from '../text/foldAccents.ts';
import type { ForeignCurrency } from './money.ts';

/** How people write a currency before and behind an amount, accents off. */
const signs: readonly (readonly [ForeignCurrency, before: RegExp, behind: RegExp])[] = [
  ['USD', /^(?:us ?)?\$ ?|^usd ?/, / ?(?:\$|usd(?: la)?(?: my)?|(?:us )?dollars?|bucks?|do ?la(?: my)?)$/],
  ['GBP', /^£ ?|^gbp ?/, / ?(?:£|gbp|pounds?|quid|bang anh)$/],
  ['EUR', /^€ ?|^eur ?/, / ?(?:€|eur|euros?)$/],
];

/**
 * The foreign currency that an amount names, and the amount without it; null for đồng.
 * @param text accents off
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

/** Is this the first word of an amount in a foreign currency, such as $500? */
export const foreignSign = /^(?:us)?[$£€]/;

/**
 * Writes "đô" behind an amount as "usd" while it has its accent: without it, do, đỏ and độ are the same word.
 * @example dollarsSpelled('dưới 500 đô') // => 'dưới 500 usd'
 */
export const dollarsSpelled = (text: string): string =>
  plainly(text).replace(/(\dk? ?|(?:trăm|tram|nghìn|nghin|ngàn|ngan) )đô(?!\p{L})/giu, '$1usd');
