import type { Card, Row } from '../../../src/domain/listings/card.ts';
import { judgeCard, type PriceVerdict } from '../../../src/domain/prices/priceVerdict.ts';
import { readCards } from '../catalogue/readCatalogue.ts';
import { onceFor } from '../platform/onceFor.ts';
import type { Site } from '../platform/site.ts';
import { estimatorOf } from './estimatorOf.ts';

/** Compares a bike's price with all bikes for sale; null without a verdict. */
export type PriceJudge = (card: Card & Partial<Pick<Row, 'seller'>>) => PriceVerdict | null;

/**
 * Returns the judge for the catalogue's cards, memoized by array. Adds the seller to judged cards that lack
 * it.
 */
export const judgeAmong: (cards: readonly Card[]) => PriceJudge = onceFor((cards: readonly Card[]) => {
  const estimate = estimatorOf(cards);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const judged = new Map<string, PriceVerdict | null>();
  return (card) => {
    const bike = { ...byId.get(card.id), ...card };
    const key = JSON.stringify([
      bike.id,
      bike.status,
      bike.make,
      bike.model,
      bike.year,
      bike.mileage,
      bike.price,
    ]);
    const earlier = judged.get(key);
    if (earlier !== undefined) return earlier;
    const verdict = judgeCard(estimate, bike);
    judged.set(key, verdict);
    return verdict;
  };
});

const silent: PriceJudge = () => null;

/** Maximum share of an instance's time for computing prices. */
const share = 0.01;
const maxAgeMs = 60_000;

/**
 * Caches a judge for 100 times its computing time, at most a minute.
 * @param clock milliseconds
 * @returns a function that returns the cached judge or a new one; without cards, it gives no verdicts
 */
export const keepJudge = (clock: () => number) => {
  let cached: { judge: PriceJudge; from: number; spent: number } | undefined;
  const isFresh = ({ from, spent }: { from: number; spent: number }) => {
    const age = clock() - from;
    // If the clock was set back, the age is unknown.
    return age >= 0 && age < Math.min(spent / share, maxAgeMs);
  };
  return async (load: () => Promise<readonly Card[] | null>): Promise<PriceJudge> => {
    if (cached && isFresh(cached)) return cached.judge;
    const cards = await load();
    if (!cards) return silent;
    const judge = judgeAmong(cards);
    const mine = {
      from: clock(),
      spent: 0,
      judge: (card: Parameters<PriceJudge>[0]) => {
        const start = clock();
        const verdict = judge(card);
        mine.spent += clock() - start;
        return verdict;
      },
    };
    cached = mine;
    return mine.judge;
  };
};

const judgeKept = keepJudge(() => performance.now());

/** Without the catalogue, the judge gives no verdicts. */
export const priceJudge = (site: Site): Promise<PriceJudge> =>
  judgeKept(() => readCards(site).catch(() => null));

export const judged = (judge: PriceJudge, cards: readonly Card[]): Card[] =>
  cards.map((card) => {
    const verdict = judge(card)?.kind;
    return verdict ? { ...card, verdict } : card;
  });
