import { type Location, provinceOf } from '../places/locations.ts';
import { kilometresBetween, placesAround } from '../places/nearbyPlaces.ts';
import { everything, type Landing, landingKey } from './landing.ts';
import type { Market } from './market.ts';

export type LandingLink = {
  landing: Landing;
  model: string | null;
  count: number;
};
export const linkGroups = ['models', 'makes', 'categories', 'places', 'near'] as const;
export type LinkGroup = (typeof linkGroups)[number];
export type LandingLinks = Record<LinkGroup, LandingLink[]>;

export const linkTo = (market: Market, landing: Landing): LandingLink => ({
  landing: market.canonical(landing),
  model: market.nameOf(landing),
  count: market.bikesOf(landing).length,
});

type Dimension = 'make' | 'model' | 'category' | 'place';
const narrows: Record<Exclude<LinkGroup, 'near'>, readonly Dimension[]> = {
  // Narrowing to a model also adds its make.
  models: ['make', 'model'],
  makes: ['make'],
  categories: ['category'],
  places: ['place'],
};
const dimensions: readonly Dimension[] = ['make', 'model', 'category', 'place'];

/** Does `to` add only the group's dimension to `from`? */
const isNarrowed = (from: Landing, to: Landing, group: Exclude<LinkGroup, 'near'>): boolean => {
  const narrowed = narrows[group];
  const last = narrowed[narrowed.length - 1] as Dimension;
  return (
    from[last] === null &&
    to[last] !== null &&
    dimensions.every((name) => from[name] === to[name] || (from[name] === null && narrowed.includes(name)))
  );
};

/** Returns the province that the place was merged into, then nearby places, nearest first. */
const placesNear = (place: Location): Location[] => {
  const province = provinceOf(place);
  const around = placesAround(place) as readonly Location[];
  const near = around.toSorted((a, b) => kilometresBetween(place, a) - kilometresBetween(place, b));
  return [...new Set([...(province ? [province] : []), ...near])].filter((one) => one !== place);
};

/** Limit of links to models on the page of all bikes. Visitors reach other models by make. */
const maxModels = 24;

/** Returns links to indexed pages: pages narrower in one dimension, and nearby places. */
export const linksFrom = (market: Market, from: Landing): LandingLinks => {
  const narrowed = (group: Exclude<LinkGroup, 'near'>) =>
    market.listed.filter((to) => isNarrowed(from, to, group)).map((to) => linkTo(market, to));
  const listed = new Set(market.listed.map(landingKey));
  const near = from.place === null ? [] : placesNear(from.place);
  const models = narrowed('models');
  return {
    models: landingKey(from) === landingKey(everything) ? models.slice(0, maxModels) : models,
    makes: narrowed('makes'),
    categories: narrowed('categories'),
    places: narrowed('places'),
    near: near
      .map((place): Landing => ({ ...from, place }))
      .filter((to) => listed.has(landingKey(to)))
      .map((to) => linkTo(market, to)),
  };
};
