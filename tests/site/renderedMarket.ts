import { planLanding } from '../../functions/src/pages/landing.plan.ts';
import { countByProvince } from '../../functions/src/pages/mapPage.ts';
import { renderBundle } from '../../functions/src/pages/renderBundle.ts';
import { planRequest } from '../../functions/src/pages/request.plan.ts';
import { buildListings } from '../../local/seed/buildListings.ts';
import { buildPriceHistory } from '../../local/seed/buildPriceHistory.ts';
import { cardOf } from '../../src/domain/listings/card.ts';
import { isListed } from '../../src/domain/listings/listing.ts';
import { slugify } from '../../src/domain/listings/slug.ts';
import type { Landing } from '../../src/domain/market/landing.ts';
import { buildMarket } from '../../src/domain/market/market.ts';
import { fallbackRates } from '../../src/domain/prices/money.ts';
import { PriceHistory } from '../../src/domain/prices/priceHistory.schema.ts';
import { weeksOf } from '../../src/domain/prices/priceHistory.ts';
import { indexOf, pageSize, summarize } from '../../src/domain/search/catalogue.ts';
import { landingPiece, localize, mapPath } from '../../src/paths.ts';

const server = new URL('../../dist/server/', import.meta.url);
const { render } = renderBundle(server, new URL('entry.mjs', server));
const rates = fallbackRates;
/** When the figures of the pages are said to be from. */
const now = Date.UTC(2026, 0, 15);

/** The bikes of the demo, as the catalogue has them. */
const demoListings = buildListings(220, now);
export const demoCards = demoListings.flatMap(({ id, listing }) =>
  isListed(listing) ? [cardOf({ ...listing, id })] : [],
);
export const demoMarket = buildMarket(demoCards);

const histories = new Map(
  buildPriceHistory(demoListings, now).map(({ path, data }) => [path, PriceHistory.parse(data)]),
);
const weeksFor = ({ make, model, place }: Landing) => {
  const history = histories.get(`price_history/${slugify(make ?? '')}`);
  return history && model !== null && place === null ? weeksOf(history, model) : [];
};

/** What an address of home or of the market answers, from the demo: its HTML, where it leads, or null for any other. */
export const answer = async (address: string): Promise<{ html: string } | { to: string } | null> => {
  const asked = planRequest(address);
  if (asked.kind === 'home') {
    const index = indexOf([summarize(0, demoCards, '0')]);
    const home = { cards: demoCards.slice(0, pageSize), index, rates };
    return { html: (await render(localize(asked.language, '/'), { home })).html };
  }
  if (asked.kind === 'moved') return { to: asked.to };
  if (asked.kind === 'map') {
    const counts = countByProvince(demoMarket);
    return { html: (await render(localize(asked.language, mapPath), { map: { counts } })).html };
  }
  if (asked.kind !== 'landing') return null;
  const planned = planLanding(demoMarket, asked.landing);
  if ('to' in planned) return { to: localize(asked.language, '/') };
  const { status, html } = await render(localize(asked.language, landingPiece), {
    landing: { ...planned, weeks: weeksFor(asked.landing), rates, at: now },
  });
  if (status !== 200) throw new Error(`${address} answered ${status}`);
  return { html };
};
