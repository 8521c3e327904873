import type { Rates } from '../../domain/money/money.schema.ts';

let rates: Rates | undefined;

export const keepShownRates = (shown: Rates): void => {
  rates = shown;
};

/** Undefined before hydration. */
export const shownRates = (): Rates | undefined => rates;
