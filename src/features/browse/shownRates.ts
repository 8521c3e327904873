import type { Rates } from '../../domain/money/money.schema.ts';

let rates: Rates | undefined;

/** Stores the rates of the displayed prices, which search and filters use too. */
export const keepShownRates = (shown: Rates): void => {
  rates = shown;
};

/** Returns the rates of the displayed prices; undefined before hydration. */
export const shownRates = (): Rates | undefined => rates;
