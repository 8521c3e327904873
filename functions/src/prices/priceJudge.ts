import type { Card, Row } from '../../../src/domain/listings/card.ts';
import { judgeCard, type PriceVerdict } from '../../../src/domain/prices/priceVerdict.ts';
import { knownCards } from '../catalogue/knownCards.ts';
import { onceFor } from '../platform/onceFor.ts';
import type { Site } from '../platform/site.ts';
import { estimatorOf } from './estimatorOf.ts';

/** The verdict on a bike's price by all bikes that are for sale; null where there is none. */
export type PriceJudge = (card: Card & Partial<Pick<Row, 'seller'>>) => PriceVerdict | null;

/** Judges once for each state of the catalogue, which alone knows who sells what. */
export const judgeAmong: (cards: readonly Card[]) => PriceJudge = onceFor((cards: readonly Card[]) => {
  const estimate = estimatorOf(cards);
  const known = new Map(cards.map((card) => [card.id, card]));
  const judged = new Map<string, PriceVerdict | null>();
  return (card) => {
    const asked = { ...known.get(card.id), ...card };
    const key = JSON.stringify([
      asked.id,
      asked.status,
      asked.make,
      asked.model,
      asked.year,
      asked.mileage,
      asked.price,
    ]);
    const verdict = judged.get(key);
    if (verdict !== undefined) return verdict;
    const found = judgeCard(estimate, asked);
    judged.set(key, found);
    return found;
  };
});

const silent: PriceJudge = () => null;

/** No more than this share of an instance's time goes into learning prices, however often bikes change. */
const share = 0.01;
/** Milliseconds after which they are learnt anew whatever it takes. */
const longest = 60_000;

/**
 * Keeps a judge a hundred times as long as its verdicts took: a few seconds for a small market, a minute for a large one. A change
 * of one bike moves the prices of others too little to learn them anew for it.
 * @param clock milliseconds
 * @returns the judge that is kept, else one of the cards that it loads; silent where there are none to load
 */
export const keepJudge = (clock: () => number) => {
  let kept: { judge: PriceJudge; from: number; spent: number } | undefined;
  const isFresh = ({ from, spent }: { from: number; spent: number }) => {
    const age = clock() - from;
    // A clock that was set back says nothing of the age.
    return age >= 0 && age < Math.min(spent / share, longest);
  };
  return async (load: () => Promise<readonly Card[] | null>): Promise<PriceJudge> => {
    if (kept && isFresh(kept)) return kept.judge;
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
    kept = mine;
    return mine.judge;
  };
};

const judgeKept = keepJudge(() => performance.now());

/**
 * Judges prices from the catalogue's files, without a read of the database; none where there are too many bikes to keep.
 * A file that cannot be read, such as one that a dying worker left torn, costs a page its verdicts alone.
 */
export const priceJudge = (site: Site): Promise<PriceJudge> =>
  judgeKept(() => knownCards(site).catch(() => null));

/** The cards with the verdicts on their prices, as a page or a browser gets them. */
export const judged = (judge: PriceJudge, cards: readonly Card[]): Card[] =>
  cards.map((card) => {
    const verdict = judge(card)?.kind;
    return verdict ? { ...card, verdict } : card;
  });
