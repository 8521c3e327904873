import { type Card, newestFirst } from '../../../src/domain/listings/card.ts';

/** `looked`: number of candidates; `wanted`: number of shown similar bikes. */
export const wanted = 4;
export const looked = 24;

export type Likeness = Pick<Card, 'id' | 'make' | 'model' | 'category' | 'price'>;

/**
 * Ranks similar bikes: first the same model, then the same category by closest price.
 * @param models newest bikes of the same model
 * @param others newest bikes of the same category
 */
export const rankSimilar = (
  bike: Likeness,
  { models, others }: { models: readonly Card[]; others: readonly Card[] },
): Card[] => {
  const distance = (card: Card) => Math.abs(card.price - bike.price);
  const ranked = [...models, ...others.toSorted((a, b) => distance(a) - distance(b))];
  const unique = new Map(ranked.map((card) => [card.id, card]));
  unique.delete(bike.id);
  return [...unique.values()].slice(0, wanted);
};

export const similarAmong = (cards: readonly Card[], bike: Likeness): Card[] => {
  const newest = cards.filter(({ status }) => status === 'active').toSorted(newestFirst);
  const isModel = (card: Card) => card.make === bike.make && card.model === bike.model;
  return rankSimilar(bike, {
    models: newest.filter(isModel).slice(0, wanted + 1),
    others: newest.filter(({ category }) => category === bike.category).slice(0, looked),
  });
};
