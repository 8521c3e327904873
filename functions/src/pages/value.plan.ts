import { everything, fewestListed, type Landing } from '../../../src/domain/market/landing.ts';
import { type LandingLink, linkTo } from '../../../src/domain/market/landingLinks.ts';
import type { Market } from '../../../src/domain/market/market.ts';
import { familyOf, makeNamed } from '../../../src/domain/market/modelFamily.ts';
import { modelMakes } from '../../../src/domain/models/modelMakes.ts';
import { readAsked } from '../../../src/domain/prices/askedBike.ts';
import type { AskedBike, Estimate } from '../../../src/domain/prices/estimatePrice.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import type { ValueLocals } from '../../../src/render/locals.ts';

type Estimator = (asked: AskedBike) => Estimate | null;

/** The models of a make that have a page of their own. */
/** Those that have a page of the market, and all others that the trade knows. */
const namesIn = (market: Market) => (make: string) => [
  ...market.listed.flatMap((landing) =>
    landing.make === make && landing.model !== null && landing.place === null
      ? (market.nameOf(landing) ?? [])
      : [],
  ),
  ...modelMakes.filter((known) => known.make === make).map(({ name }) => name),
];

/** The nearest page of the market that has enough bikes to be worth a visit. */
const moreOf = (market: Market, asked: AskedBike): LandingLink | null => {
  const make = makeNamed(asked.make);
  if (!make) return null;
  const model = familyOf(asked.model)?.slug ?? null;
  const landings: Landing[] = [
    { ...everything, make, model },
    { ...everything, make },
  ];
  const found = landings.find((landing) => market.bikesOf(landing).length >= fewestListed);
  return found ? linkTo(market, found) : null;
};

/** What the page that says what a bike is worth shows for a query. */
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

/** The same as figures, for a seller who types a price; null for a question that lacks something. */
export const planFigures = (
  market: Market,
  estimate: Estimator,
  query: URLSearchParams,
  now: Date,
): { estimate: (Pick<Estimate, 'low' | 'typical' | 'high' | 'basis'> & { count: number }) | null } | null => {
  const asked = readAsked(query, 'en', now, namesIn(market))?.asked;
  if (!asked) return null;
  const found = estimate(asked);
  if (!found) return { estimate: null };
  const { low, typical, high, basis, cards } = found;
  return { estimate: { low, typical, high, basis, count: cards.length } };
};
