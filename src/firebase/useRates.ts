import { useEffect, useState } from 'react';
import { fallbackRates, Rates } from '../domain/money.ts';
import { getDocument } from './firestore.ts';

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
    getDocument(Rates, 'rates', 'current')
      .then((read) => {
        if (read && here) setRates(read);
      })
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [wanted]);
  return rates;
};
