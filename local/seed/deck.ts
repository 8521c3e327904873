import type { Random } from '../random.ts';

/** The same things in an order that the generator chooses. */
export const shuffled = <T>(things: readonly T[], random: Random): T[] =>
  things
    .map((thing) => ({ thing, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing);

/** Deals everything once before anything twice, so that what is near each other differs. */
export const deckOf = <T>(things: readonly T[], random: Random): (() => T) => {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = shuffled(things, random);
    const thing = left.pop();
    if (thing === undefined) throw new Error('a deck needs something to deal');
    return thing;
  };
};

/** A deck for each pool that is asked for. */
export const decks = (random: Random) => {
  const known = new Map<readonly string[], () => string>();
  return (pool: readonly string[]): string => {
    const deal = known.get(pool) ?? deckOf(pool, random);
    known.set(pool, deal);
    return deal();
  };
};
