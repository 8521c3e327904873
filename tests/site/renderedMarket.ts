import { planCompared, withListings } from '../../functions/src/pages/compared.plan.ts';
import { planLanding } from '../../functions/src/pages/landing.plan.ts';
import { countByProvince } from '../../functions/src/pages/mapPage.ts';
import { planRequest } from '../../functions/src/pages/request.plan.ts';
import { planValue } from '../../functions/src/pages/value.plan.ts';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { buildPriceHistory, buildTrust } from '../../local/seed/buildFigures.ts';
import { buildListings } from '../../local/seed/buildListings.ts';
import { comparedPath, readCompared } from '../../src/comparePaths.ts';
import { cardOf } from '../../src/domain/listings/card.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import { isListed, type Stored } from '../../src/domain/listings/listing.ts';
import { slugify } from '../../src/domain/listings/slug.ts';
import type { Landing } from '../../src/domain/market/landing.ts';
import { buildMarket } from '../../src/domain/market/market.ts';
import { fallbackRates } from '../../src/domain/money/money.ts';
import { buildEstimator } from '../../src/domain/prices/estimatePrice.ts';
import { PriceHistory } from '../../src/domain/prices/priceHistory.schema.ts';
import { weeksOf } from '../../src/domain/prices/priceHistory.ts';
import { judgeCard } from '../../src/domain/prices/priceVerdict.ts';
import { indexOf, summarize } from '../../src/domain/search/catalogue.ts';
import { pageSize } from '../../src/domain/search/pageSize.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { valuePath } from '../../src/landingPaths.ts';
import { landingPiece, localize, mapPath, trustPath } from '../../src/paths.ts';

const server = new URL('../../dist/server/', import.meta.url);
const { render } = renderBundle(server, new URL('entry.mjs', server));
const rates = fallbackRates;
const now = Date.UTC(2026, 0, 15);

const seeded = buildListings(220, now);
const demoListings = new Map(seeded.map(({ id, listing }) => [id, listing]));
export const demoCards = [...demoListings].flatMap(([id, listing]) =>
  isListed(listing) ? [cardOf({ ...listing, id })] : [],
);
export const demoBike = (id: string): Stored<Published> => {
  const listing = demoListings.get(id);
  if (!listing || !isListed(listing)) throw new Error(`no bike ${id}`);
  return { ...listing, id };
};
export const demoMarket = buildMarket(demoCards);
const estimator = buildEstimator(demoCards);

const histories = new Map(
  buildPriceHistory(seeded, now).map(({ path, data }) => [path, PriceHistory.parse(data)]),
);
const weeksFor = ({ make, model, place }: Landing) => {
  const history = histories.get(`price_history/${slugify(make ?? '')}`);
  return history && model !== null && place === null ? weeksOf(history, model) : [];
};

type Change = (listing: Published) => Published;
/** Renders a comparison of demo bikes, changed by `change`. */
export const compared = async (
  language: Language,
  slugs: readonly string[],
  change: Change = (listing) => listing,
): Promise<string> => {
  const named = readCompared(new URLSearchParams({ bikes: slugs.join() }));
  const planned = planCompared(demoCards, named);
  const listings = planned.shown.map(({ id }) => {
    const listing = demoListings.get(id);
    return listing && isListed(listing) ? change(listing) : null;
  });
  const { bikes, ...others } = withListings(planned, listings);
  const priced = bikes.map(({ card, listing }) => ({
    listing,
    verdict: judgeCard(estimator, { ...card, price: listing.price }),
  }));
  const locals = { compared: { ...others, bikes: priced, rates, at: now } };
  const { status, html } = await render(localize(language, comparedPath(named)), locals);
  if (status !== 200) throw new Error(`a comparison answered ${status}`);
  return html;
};

const answerValue = async (language: Language, search: string) => {
  const planned = planValue(demoMarket, estimator, new URLSearchParams(search), {
    language,
    now: new Date(now),
  });
  return render(localize(language, valuePath), { value: { ...planned, rates, at: now } });
};

/** Serves home and market addresses from the demo: HTML or a redirect; null for other pages. */
export const answer = async (
  address: string,
  market = demoMarket,
): Promise<{ html: string } | { to: string } | null> => {
  const { pathname, search } = new URL(address, 'https://here.example');
  const plan = planRequest(pathname);
  if (plan.kind === 'value') return { html: (await answerValue(plan.language, search)).html };
  if (plan.kind === 'home') {
    const index = indexOf([summarize(0, demoCards, '0')]);
    const home = { cards: demoCards.slice(0, pageSize), index, rates };
    return { html: (await render(localize(plan.language, '/'), { home })).html };
  }
  if (plan.kind === 'moved') return { to: plan.to };
  if (plan.kind === 'map') {
    const counts = countByProvince(demoMarket);
    return { html: (await render(localize(plan.language, mapPath), { map: { counts } })).html };
  }
  if (plan.kind === 'trust') {
    const accounts = buildTrust(now);
    return { html: (await render(localize(plan.language, trustPath), { trust: { accounts } })).html };
  }
  if (plan.kind !== 'landing') return null;
  const planned = planLanding(market, plan.landing);
  if ('to' in planned) return { to: localize(plan.language, '/') };
  const { status, html } = await render(localize(plan.language, landingPiece), {
    landing: { ...planned, weeks: weeksFor(plan.landing), rates, at: now },
  });
  if (status !== 200) throw new Error(`${address} answered ${status}`);
  return { html };
};
