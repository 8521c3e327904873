import { useEffect, useState } from 'react';

type Check = (message: string) => boolean;

/** Whether a message that is being written asks for money; what judges that comes with its first word. */
export const useMoneyWarning = (message: string): boolean => {
  const [check, setCheck] = useState<{ asksForMoney: Check } | null>(null);
  const isWanted = check === null && message !== '';
  useEffect(() => {
    if (!isWanted) return;
    // Without it nobody is kept from writing: who reads the message is warned all the same.
    import('../../domain/text/asksForMoney.ts').then(setCheck, () => {});
  }, [isWanted]);
  return check?.asksForMoney(message) ?? false;
};
