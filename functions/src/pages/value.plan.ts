import type { ValueLocals } from '../../../src/astro/locals.ts';
import { everything, type Landing, minListed } from '../../../src/domain/market/landing.ts';
import { type LandingLink, linkTo } from '../../../src/domain/market/landingLinks.ts';
import type { Market } from '../../../src/domain/market/market.ts';
import { familyOf, makeNamed } from '../../../src/domain/models/modelFamily.ts';
import { modelMakes } from '../../../src/domain/models/modelMakes.ts';
import { readAsked } from '../../../src/domain/prices/askedBike.ts';
import type { AskedBike, Estimate } from '../../../src/domain/prices/estimatePrice.ts';
import type { Language } from '../../../src/i18n/languages.ts';

type Estimator = (bike: AskedBike) => Estimate | null;

/** Returns the names of a make's models. Models with a market page come first. */
const namesIn = (market: Market) => (make: string) => [
  ...market.listed.flatMap((landing) =>
    landing.make === make && landing.model !== null && landing.place === null
      ? (market.nameOf(landing) ?? [])
      : [],
  ),
  ...modelMakes.filter((model) => model.make === make).map(({ name }) => name),
];

/** Returns the closest market page with enough bikes to be useful. */
const moreOf = (market: Market, bike: AskedBike): LandingLink | null => {
  const make = makeNamed(bike.make);
  if (!make) return null;
  const model = familyOf(bike.model)?.slug ?? null;
  const landings: Landing[] = [
    { ...everything, make, model },
    { ...everything, make },
  ];
  const next = landings.find((landing) => market.bikesOf(landing).length >= minListed);
  return next ? linkTo(market, next) : null;
};

export const planValue = (
  market: Market,
  estimate: Estimator,
  query: URLSearchParams,
  { language, now }: { language: Language; now: Date },
): Omit<ValueLocals, 'rates' | 'at'> => {
  const read = readAsked(query, language, now, namesIn(market));
  if (!read) return { form: null, problems: {}, asked: null, estimate: null, more: null };
  const { asked } = read;
  return { ...read, estimate: asked && estimate(asked), more: asked && moreOf(market, asked) };
};

/** Returns price figures while a seller types a price; null for an incomplete query. */
export const planFigures = (
  market: Market,
  estimate: Estimator,
  query: URLSearchParams,
  now: Date,
): { estimate: (Pick<Estimate, 'low' | 'typical' | 'high' | 'basis'> & { count: number }) | null } | null => {
  const bike = readAsked(query, 'en', now, namesIn(market))?.asked;
  if (!bike) return null;
  const value = estimate(bike);
  if (!value) return { estimate: null };
  const { low, typical, high, basis, cards } = value;
  return { estimate: { low, typical, high, basis, count: cards.length } };
};
