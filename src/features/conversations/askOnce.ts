/**
 * Asks for each key once, however many parts of the page want it; what fails is asked for again.
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
