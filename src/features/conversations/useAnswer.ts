import { useEffect, useState } from 'react';
import { reportError } from '../../frame/reportError.ts';

/**
 * Asks once `wanted`. Null until there is an answer, and without a key. The last answer stays until the next
 * arrives.
 */
export const useAnswer = <T>(
  ask: (key: string) => Promise<T>,
  key: string | null,
  wanted: boolean,
): T | null => {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    if (key === null || !wanted) return;
    let here = true;
    ask(key).then(
      (value) => here && setAnswer(value),
      (failure) => reportError(failure, 'show a conversation'),
    );
    return () => {
      here = false;
    };
  }, [ask, key, wanted]);
  return key === null ? null : answer;
};
