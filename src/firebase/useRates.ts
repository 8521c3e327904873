import { useEffect, useState } from 'react';
import type { Rates } from '../domain/money/money.schema.ts';
import { fallbackRates } from '../domain/money/money.ts';

// With it come the database and its schemas.
const read = async () => (await import('./rates.ts')).readRates();

/**
 * The rates that the site keeps for everyone; the fallback until they are read and wherever they cannot be
 * (its lastUpdated of 0 says that it is approximate).
 * @param wanted put off the question until the figures are needed
 */
export const useRates = (wanted = true): Rates => {
  const [rates, setRates] = useState(fallbackRates);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    read()
      .then((known) => {
        if (known && here) setRates(known);
      })
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [wanted]);
  return rates;
};
