import type { LandingLocals } from '../../../src/astro/locals.ts';
import type { Card } from '../../../src/domain/listings/card.ts';
import { type Landing, minListed, widerThan } from '../../../src/domain/market/landing.ts';
import { linksFrom, linkTo } from '../../../src/domain/market/landingLinks.ts';
import type { Market } from '../../../src/domain/market/market.ts';
import { knownFamily } from '../../../src/domain/models/modelFamily.ts';
import { wholePriced } from '../../../src/domain/prices/batteryTerms.ts';
import type { PlottedBike } from '../../../src/domain/prices/pricePlot.ts';

/** Number of bikes on the page; the home page lists all. */
const maxShown = 12;
/** Number of bikes that a nearly empty page adds from a wider page, such as the make's. */
const shownOfWider = 8;

/** Limit of points in the chart; more would overlap. */
const maxPlotted = 150;
const plot = ({ price, year, mileage, slug }: Card): PlottedBike => ({ price, year, mileage, slug });

/** Returns the next wider page that search engines may list, else the widest. */
const nextWider = (market: Market, landing: Landing): Landing | undefined => {
  const wider = widerThan(landing);
  return wider.find((one) => market.bikesOf(one).length >= minListed) ?? wider.at(-1);
};

/**
 * Plans a market page (decision 52). A page with fewer than three bikes links to a wider page.
 * @returns `to` for an unknown model, or another spelling of one: the page to redirect to
 */
export const planLanding = (
  market: Market,
  landing: Landing,
): Omit<LandingLocals, 'rates' | 'weeks' | 'at'> | { to: Landing } => {
  const model = market.nameOf(landing) ?? (landing.model && knownFamily(landing.model));
  if (landing.model !== null && model === null) return { to: { ...landing, model: null } };
  const canonical = market.canonical(landing);
  if (canonical.model !== landing.model) return { to: canonical };
  const bikes = market.bikesOf(landing);
  const priced = wholePriced(bikes);
  const next = bikes.length < minListed ? nextWider(market, landing) : undefined;
  const others = next ? market.bikesOf(next).filter((card) => !bikes.includes(card)) : [];
  return {
    landing,
    model,
    count: bikes.length,
    cards: bikes.slice(0, maxShown),
    prices: priced.map(({ price }) => price),
    priced: landing.model === null ? [] : priced.slice(0, maxPlotted).map(plot),
    wider: next ? { ...linkTo(market, next), cards: others.slice(0, shownOfWider) } : null,
    links: linksFrom(market, landing),
  };
};
