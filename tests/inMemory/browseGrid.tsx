import { beforeEach } from 'vitest';
import type { Card } from '../../src/domain/listings/card.ts';
import { indexOf, summarize } from '../../src/domain/search/catalogue.ts';
import { readFilters } from '../../src/domain/search/filterAddress.ts';
import { packPart } from '../../src/domain/search/packedPart.ts';
import { pageSize } from '../../src/domain/search/pageSize.ts';
import { BrowseGrid } from '../../src/features/browse/BrowseGrid.tsx';
import { buildCard } from '../fixtures/buildCard.ts';
import { buildRates } from '../fixtures/buildRates.ts';
import { world } from './browserFirestore.ts';
import { forgetCatalogue } from './memoryCatalogue.ts';
import { member, openIsland } from './openIsland.tsx';

export const million = 1_000_000;
/**
 * Sixteen bikes, the last one the newest. Yamahas and Hondas alternate, every third is in Hue, and one is
 * sold.
 */
export const bikes: Card[] = Array.from({ length: 16 }, (_, n) =>
  buildCard({
    id: `bike${n}`,
    slug: `bike-${n}`,
    make: n % 2 ? 'Honda' : 'Yamaha',
    model: n % 2 ? 'Wave' : 'Exciter',
    location: n % 3 ? 'Da Nang' : 'Hue',
    price: (10 + n) * million,
    year: 2000 + n,
    status: n === 4 ? 'sold' : 'active',
    created_at: 1_000 + n,
  }),
);
export const newestFirst = [
  ...bikes.filter(({ status }) => status === 'active').toReversed(),
  bikes[4] as Card,
];
export const publish = (cards: readonly Card[]) => {
  world.files['/catalogue/index.json'] = indexOf([summarize(0, cards, 'one')]);
  world.files['/catalogue/0.json'] = { ...packPart(cards), version: 'one' };
  world.files['/catalogue/0-prices.json'] = { version: 'one', verdicts: '' };
  world.files['/catalogue/0-texts.json'] = {
    version: 'one',
    words: cards.map(({ id }) => (id === 'bike7' ? 'ca vet' : '')),
  };
};

/** Each test needs a new member, because a page reads a member's likes only once. */
let person = 0;
beforeEach(() => {
  person += 1;
  forgetCatalogue();
  publish(bikes);
});
export const me = () => ({ ...member, id: `buyer${person}` });
export const openGrid = ({
  lang = 'en' as 'en' | 'vi',
  address = '/',
  cards = newestFirst.slice(0, pageSize),
  counts = { active: 15, sold: 1 },
  as = null as typeof member | null,
} = {}) => {
  history.replaceState(history.state, '', address);
  const filters = readFilters(new URLSearchParams(location.search));
  const first = { filters, start: 0, cards, ...counts, drops: [], understood: null };
  return openIsland(BrowseGrid, { lang, first, rates: buildRates(), pageNumber: 1 }, { as });
};
export const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-bike]')].map(({ dataset }) => dataset.bike);
export const address = () => location.pathname + location.search;
export const heading = () => document.getElementById('rides')?.textContent;
export const field = () => document.querySelector('[name="q"]') as HTMLInputElement;
export const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
export const back = () => dispatchEvent(new PopStateEvent('popstate'));
