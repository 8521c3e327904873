import { type Location, provinceOf } from '../places/locations.ts';
import { kilometresBetween, placesAround } from '../places/nearbyPlaces.ts';
import { everything, type Landing, landingKey } from './landing.ts';
import type { Market } from './market.ts';

/** A way to another landing. */
export type LandingLink = {
  landing: Landing;
  /** How its model is written; null where it is not about one. */
  model: string | null;
  /** How many bikes it has. */
  count: number;
};
export const linkGroups = ['models', 'makes', 'categories', 'places', 'near'] as const;
export type LinkGroup = (typeof linkGroups)[number];
export type LandingLinks = Record<LinkGroup, LandingLink[]>;

/** A link to a landing of this market. */
export const linkTo = (market: Market, landing: Landing): LandingLink => ({
  landing,
  model: market.nameOf(landing),
  count: market.bikesOf(landing).length,
});

type Dimension = 'make' | 'model' | 'category' | 'place';
const narrows: Record<Exclude<LinkGroup, 'near'>, readonly Dimension[]> = {
  // A model brings its make along.
  models: ['make', 'model'],
  makes: ['make'],
  categories: ['category'],
  places: ['place'],
};
const dimensions: readonly Dimension[] = ['make', 'model', 'category', 'place'];

/** Whether one landing is the other narrowed by what a group stands for, and by nothing else. */
const isNarrowed = (from: Landing, to: Landing, group: Exclude<LinkGroup, 'near'>): boolean => {
  const asked = narrows[group];
  const last = asked[asked.length - 1] as Dimension;
  return (
    from[last] === null &&
    to[last] !== null &&
    dimensions.every((name) => from[name] === to[name] || (from[name] === null && asked.includes(name)))
  );
};

/** The wider place that has a name of its own, then the places nearby, the nearest first. */
const placesNear = (place: Location): Location[] => {
  const province = provinceOf(place);
  const around = placesAround(place) as readonly Location[];
  const near = around.toSorted((a, b) => kilometresBetween(place, a) - kilometresBetween(place, b));
  return [...new Set([...(province ? [province] : []), ...near])].filter((one) => one !== place);
};

/** On the page of all bikes, models beyond these are found by their make. */
const mostModels = 24;

/**
 * Where one can go on from a landing: to what narrows it by one thing, and to places nearby. Only pages that a search engine
 * may list; those with most bikes first.
 */
export const linksFrom = (market: Market, from: Landing): LandingLinks => {
  const narrowed = (group: Exclude<LinkGroup, 'near'>) =>
    market.listed.filter((to) => isNarrowed(from, to, group)).map((to) => linkTo(market, to));
  const listed = new Set(market.listed.map(landingKey));
  const near = from.place === null ? [] : placesNear(from.place);
  const models = narrowed('models');
  return {
    models: landingKey(from) === landingKey(everything) ? models.slice(0, mostModels) : models,
    makes: narrowed('makes'),
    categories: narrowed('categories'),
    places: narrowed('places'),
    near: near
      .map((place): Landing => ({ ...from, place }))
      .filter((to) => listed.has(landingKey(to)))
      .map((to) => linkTo(market, to)),
  };
};
