import { type Card, newestFirst } from '../listings/card.ts';
import { type Family, familiesOf, makeNamed } from '../models/modelFamily.ts';
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
export const landingsOf = (card: Card, families = familiesOf(card.model)): Landing[] => {
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

export const buildMarket = (cards: readonly Card[]): Market => {
  const bikes = new Map<string, { landing: Landing; cards: Card[] }>();
  const names = new Map<string, string>();
  const familiesByModel = new Map<string, Family[]>();
  for (const card of cards.filter(({ status }) => status === 'active').toSorted(newestFirst)) {
    const families = familiesByModel.get(card.model) ?? familiesOf(card.model);
    familiesByModel.set(card.model, families);
    for (const landing of landingsOf(card, families)) {
      const key = landingKey(landing);
      const entry = bikes.get(key);
      if (entry) entry.cards.push(card);
      else bikes.set(key, { landing, cards: [card] });
    }
    // Names an unknown model as its newest listing does.
    for (const { slug, name } of families) {
      const key = `${makeNamed(card.make)}|${slug}`;
      if (!names.has(key)) names.set(key, name);
    }
  }
  const bikesOf = (landing: Landing) => bikes.get(landingKey(landing))?.cards ?? [];
  return {
    bikesOf,
    nameOf: ({ make, model }) => names.get(`${make}|${model}`) ?? null,
    listed: [...bikes.values()]
      .filter((entry) => entry.cards.length >= minListed)
      .map(({ landing }) => landing)
      .toSorted(largestFirst(bikesOf)),
  };
};
