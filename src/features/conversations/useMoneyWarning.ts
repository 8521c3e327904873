import { useEffect, useState } from 'react';

type Check = (message: string) => boolean;

/** Returns whether a draft asks for money. The check is loaded when typing begins. */
export const useMoneyWarning = (message: string): boolean => {
  const [check, setCheck] = useState<{ asksForMoney: Check } | null>(null);
  const isWanted = check === null && message !== '';
  useEffect(() => {
    if (!isWanted) return;
    // A failed load is ignored: the reader is warned anyway.
    import('../../domain/text/asksForMoney.ts').then(setCheck, () => {});
  }, [isWanted]);
  return check?.asksForMoney(message) ?? false;
};
