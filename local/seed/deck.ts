import type { Random } from '../random.ts';

export const shuffled = <T>(things: readonly T[], random: Random): T[] =>
  things
    .map((thing) => ({ thing, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing);

/** Creates a function that returns each item once, in random order, before it repeats any. */
export const deckOf = <T>(things: readonly T[], random: Random): (() => T) => {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = shuffled(things, random);
    const thing = left.pop();
    if (thing === undefined) throw new Error('a deck needs something to deal');
    return thing;
  };
};

export const decks = (random: Random) => {
  const byPool = new Map<readonly string[], () => string>();
  return (pool: readonly string[]): string => {
    const deal = byPool.get(pool) ?? deckOf(pool, random);
    byPool.set(pool, deal);
    return deal();
  };
};
