import { useEffect, useState } from 'react';
import { reportError } from '../../shell/reportError.ts';

/**
 * Loads a key's value while `wanted`; null without a key. After a change of key, the old value stays
 * until the new one arrives.
 */
export const useAnswer = <T>(
  ask: (key: string) => Promise<T>,
  key: string | null,
  wanted: boolean,
): T | null => {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    if (key === null || !wanted) return;
    let isCurrent = true;
    ask(key).then(
      (value) => isCurrent && setAnswer(value),
      (failure) => reportError(failure, 'show a conversation'),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, key, wanted]);
  return key === null ? null : answer;
};
