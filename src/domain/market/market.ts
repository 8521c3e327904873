import { type Card, newestFirst } from '../listings/card.ts';
import { type Family, familiesOf, familyKey, makeNamed } from '../models/modelFamily.ts';
import { type Location, locations, provinceOf } from '../places/locations.ts';
import { filedUnder } from '../search/bikeFilter.ts';
import {
  everything,
  isLanding,
  type Landing,
  type LandingCategory,
  landingCategories,
  landingKey,
  minListed,
} from './landing.ts';

export type Market = {
  bikesOf: (landing: Landing) => readonly Card[];
  /** Returns the landing whose address the market uses: most sellers of a Rebel300 write Rebel 300. */
  canonical: (landing: Landing) => Landing;
  /** Returns a model's display name; null if no such bike is for sale. */
  nameOf: (landing: Pick<Landing, 'make' | 'model'>) => string | null;
  /** Landings with three bikes or more, largest first. */
  listed: readonly Landing[];
};

const categoryOf = (card: Card): LandingCategory | null =>
  landingCategories.find((category) => category === filedUnder(card.category)) ?? null;
const places = new Map<string, Location>(locations.map(({ value }) => [value, value]));
const placeOf = (card: Card) => places.get(card.location) ?? null;

type Thing = Pick<Landing, 'make' | 'model' | 'category'>;
const thingsOf = (card: Card, families: readonly Family[]): Thing[] => {
  const make = makeNamed(card.make);
  const category = categoryOf(card);
  const things: Thing[] = [everything];
  if (make) things.push({ make, model: null, category: null });
  for (const { slug } of families) if (make) things.push({ make, model: slug, category: null });
  if (category) things.push({ make: null, model: null, category });
  if (make && category) things.push({ make, model: null, category });
  return things;
};

/** Landings that show a bike: at most 16. @example landingsOf(airBladeInHoiAn).length // => 13 */
export const landingsOf = (card: Card, families: readonly Family[] = familiesOf(card.model)): Landing[] => {
  const place = placeOf(card);
  const within = [...new Set([null, place, place && provinceOf(place)])];
  return thingsOf(card, families)
    .flatMap(({ make, model, category }) =>
      within.map((where): Landing => ({ make, model, category, place: where })),
    )
    .filter(isLanding);
};

const largestFirst = (of: (landing: Landing) => readonly Card[]) => (a: Landing, b: Landing) =>
  of(b).length - of(a).length || (landingKey(a) < landingKey(b) ? -1 : 1);

type Spelling = Family & { bikes: number };
const modelKey = (make: string | null, model: string) => `${make}|${familyKey(model)}`;

/** Returns each model's most frequent spelling, by make and letters. @param cards newest first */
const readSpellings = (cards: readonly Card[]): ReadonlyMap<string, Family> => {
  const spellings = new Map<string, Map<string, Spelling>>();
  for (const card of cards) {
    const make = makeNamed(card.make);
    for (const family of make ? familiesOf(card.model) : []) {
      const key = modelKey(make, family.name);
      const bySlug = spellings.get(key) ?? new Map<string, Spelling>();
      // An address has one name: the newest listing's.
      const spelling = bySlug.get(family.slug) ?? { ...family, bikes: 0 };
      spellings.set(key, bySlug.set(family.slug, { ...spelling, bikes: spelling.bikes + 1 }));
    }
  }
  const byBikes = (a: Spelling, b: Spelling) => b.bikes - a.bikes || (a.slug < b.slug ? -1 : 1);
  return new Map(
    [...spellings].flatMap(([key, bySlug]) => {
      const [first] = [...bySlug.values()].toSorted(byBikes);
      return first ? [[key, first] as const] : [];
    }),
  );
};

export const buildMarket = (cards: readonly Card[]): Market => {
  const active = cards.filter(({ status }) => status === 'active').toSorted(newestFirst);
  const spellings = readSpellings(active);
  const spellingOf = (make: string | null, model: string) => spellings.get(modelKey(make, model));
  const canonical = (landing: Landing): Landing => {
    const spelling = landing.model === null ? undefined : spellingOf(landing.make, landing.model);
    return spelling ? { ...landing, model: spelling.slug } : landing;
  };
  const bikes = new Map<string, { landing: Landing; cards: Card[] }>();
  for (const card of active) {
    for (const landing of landingsOf(card).map(canonical)) {
      const key = landingKey(landing);
      const entry = bikes.get(key);
      if (entry) entry.cards.push(card);
      else bikes.set(key, { landing, cards: [card] });
    }
  }
  const bikesOf = (landing: Landing) => bikes.get(landingKey(canonical(landing)))?.cards ?? [];
  return {
    bikesOf,
    canonical,
    nameOf: ({ make, model }) => (model === null ? null : (spellingOf(make, model)?.name ?? null)),
    listed: [...bikes.values()]
      .filter((entry) => entry.cards.length >= minListed)
      .map(({ landing }) => landing)
      .toSorted(largestFirst(bikesOf)),
  };
};
