import { type Card, newestFirst } from '../../../src/domain/listings/card.ts';
import { slugify } from '../../../src/domain/listings/slug.ts';

const shown = 4;

/**
 * Returns bikes similar to a removed bike, by the make and model in its slug. Order: same model, same make,
 * others; each newest first.
 * @example alikeByAddress(cards, 'honda-wave-2021-da-nang').map(({ model }) => model) // => ['Wave', 'Wave', 'Vision', …]
 */
export const alikeByAddress = (cards: readonly Card[], slug: string): Card[] => {
  const begins = (name: string) => `${slug}-`.startsWith(`${slugify(name)}-`);
  const likeness = ({ make, model }: Card) => Number(begins(make)) + Number(begins(`${make} ${model}`));
  return cards
    .filter((card) => card.status === 'active' && card.slug !== slug)
    .toSorted((a, b) => likeness(b) - likeness(a) || newestFirst(a, b))
    .slice(0, shown);
};
