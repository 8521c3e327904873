import type { Rates } from '../../domain/money/money.schema.ts';

let rates: Rates | undefined;

/** Stores the displayed prices' rates, for search and filters. */
export const keepShownRates = (shown: Rates): void => {
  rates = shown;
};

/** Rates of the displayed prices; undefined before hydration. */
export const shownRates = (): Rates | undefined => rates;
