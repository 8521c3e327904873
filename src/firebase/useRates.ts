import { useEffect, useState } from 'react';
import type { Rates } from '../domain/money/money.schema.ts';
import { fallbackRates } from '../domain/money/money.ts';

const read = async () => (await import('./rates.ts')).readRates();

/**
 * Returns fallback rates (lastUpdated 0) until published rates are loaded.
 * @param wanted false postpones loading
 */
export const useRates = (wanted = true): Rates => {
  const [rates, setRates] = useState(fallbackRates);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    read()
      .then((loaded) => {
        if (loaded && here) setRates(loaded);
      })
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [wanted]);
  return rates;
};
