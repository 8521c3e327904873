import { useEffect, useState } from 'react';

type Check = (message: string) => boolean;

/** Does a draft ask for money? The check is loaded with the first letter. */
export const useMoneyWarning = (message: string): boolean => {
  const [check, setCheck] = useState<{ asksForMoney: Check } | null>(null);
  const isWanted = check === null && message !== '';
  useEffect(() => {
    if (!isWanted) return;
    // A failure is ignored, because the message's reader is warned anyway.
    import('../../domain/text/asksForMoney.ts').then(setCheck, () => {});
  }, [isWanted]);
  return check?.asksForMoney(message) ?? false;
};
