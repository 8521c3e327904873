/** Caches reads by key, except failed ones. @example const bike = askOnce(readBike); await bike('kX2') */
export const askOnce = <T>(read: (key: string) => Promise<T>) => {
  const answers = new Map<string, Promise<T>>();
  return (key: string): Promise<T> => {
    const cached = answers.get(key);
    if (cached) return cached;
    const answer = read(key);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
};
