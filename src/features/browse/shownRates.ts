import type { Rates } from '../../domain/money/money.schema.ts';

let rates: Rates | undefined;

/**
 * Stores the rates of the displayed prices, so that search and filters convert currencies with the same ones.
 */
export const keepShownRates = (shown: Rates): void => {
  rates = shown;
};

/** Returns the rates of the displayed prices; undefined before hydration. */
export const shownRates = (): Rates | undefined => rates;
