/** Bounds memory: beyond this number, the oldest addresses are dropped. */
const maxAddresses = 50_000;

/**
 * Limits actions per address, in memory. Each instance counts separately; rateLimit.ts is exact.
 * @returns a function that counts an action and returns whether it is allowed
 */
export const memoryLimit = ({ limit, seconds }: { limit: number; seconds: number }) => {
  const used = new Map<string, number>();
  let window = -1;
  return (who: string, now: number): boolean => {
    const current = Math.floor(now / (seconds * 1_000));
    if (current !== window) used.clear();
    window = current;
    const count = (used.get(who) ?? 0) + 1;
    if (count > limit) return false;
    used.set(who, count);
    const [oldest] = used.keys();
    if (used.size > maxAddresses && oldest !== undefined) used.delete(oldest);
    return true;
  };
};
