/**
 * Caches a read by key; a failed one is repeated at the next call.
 * @example const bike = askOnce(readBike); await bike('kX2')
 */
export const askOnce = <T>(read: (key: string) => Promise<T>) => {
  const asked = new Map<string, Promise<T>>();
  return (key: string): Promise<T> => {
    const known = asked.get(key);
    if (known) return known;
    const answer = read(key);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
    return answer;
  };
};
