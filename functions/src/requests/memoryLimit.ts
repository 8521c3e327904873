/** Beyond so many addresses in one window the oldest are forgotten: memory stays bounded, whoever comes. */
const mostKnown = 50_000;

/**
 * How often one address may do a thing, counted in the memory of this instance: no document is read or written. It holds
 * a flood back; with n instances an address may do n times as much. What must be exact takes a ticket (rateLimit.ts).
 * @returns a function that counts one more and says whether it is within the limit
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
    if (used.size > mostKnown && oldest !== undefined) used.delete(oldest);
    return true;
  };
};
