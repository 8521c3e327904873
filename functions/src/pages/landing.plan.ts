import type { Card } from '../../../src/domain/listings/card.ts';
import { fewestListed, type Landing, widerThan } from '../../../src/domain/market/landing.ts';
import { linksFrom, linkTo } from '../../../src/domain/market/landingLinks.ts';
import type { Market } from '../../../src/domain/market/market.ts';
import { knownFamily } from '../../../src/domain/market/modelFamily.ts';
import type { PlottedBike } from '../../../src/domain/prices/pricePlot.ts';
import type { LandingLocals } from '../../../src/render/locals.ts';

/** How many bikes a page shows; the list of home has all of them, in pages. */
const shown = 12;
/** Bikes of a wider page, under those of one that has hardly any. */
const shownOfWider = 8;

/** More points would hide one another. */
const plotted = 150;
const plot = ({ price, year, mileage, slug }: Card): PlottedBike => ({ price, year, mileage, slug });

/** The next wider landing that a search engine may list; the widest where there is none. */
const nextWider = (market: Market, landing: Landing): Landing | undefined => {
  const wider = widerThan(landing);
  return wider.find((one) => market.bikesOf(one).length >= fewestListed) ?? wider.at(-1);
};

/**
 * What the page of a landing shows (decision 52). One with fewer than three bikes leads to the next wider that has them.
 * @returns where to go instead, for a model that nobody here has heard of
 */
export const planLanding = (
  market: Market,
  landing: Landing,
): Omit<LandingLocals, 'rates' | 'weeks' | 'at'> | { to: Landing } => {
  const model = market.nameOf(landing) ?? (landing.model && knownFamily(landing.model));
  if (landing.model !== null && model === null) return { to: { ...landing, model: null } };
  const bikes = market.bikesOf(landing);
  const next = bikes.length < fewestListed ? nextWider(market, landing) : undefined;
  const others = next ? market.bikesOf(next).filter((card) => !bikes.includes(card)) : [];
  return {
    landing,
    model,
    count: bikes.length,
    cards: bikes.slice(0, shown),
    prices: bikes.map(({ price }) => price),
    priced: landing.model === null ? [] : bikes.slice(0, plotted).map(plot),
    wider: next ? { ...linkTo(market, next), cards: others.slice(0, shownOfWider) } : null,
    links: linksFrom(market, landing),
  };
};
