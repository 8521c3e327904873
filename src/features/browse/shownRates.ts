import type { Rates } from '../../domain/money/money.schema.ts';

let rates: Rates | undefined;

/** Keeps the rates at which the page shows prices: searches and filters read dollars, pounds and euros at the same ones. */
export const keepShownRates = (shown: Rates): void => {
  rates = shown;
};

/** The rates that the page shows; undefined before its list is there. */
export const shownRates = (): Rates | undefined => rates;
