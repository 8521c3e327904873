import { planLanding } from '../../functions/src/pages/landing.plan.ts';
import { renderBundle } from '../../functions/src/pages/renderBundle.ts';
import { planRequest } from '../../functions/src/pages/request.plan.ts';
import { planValue } from '../../functions/src/pages/value.plan.ts';
import { buildListings } from '../../local/seed/buildListings.ts';
import { cardOf } from '../../src/domain/listings/card.ts';
import { isListed } from '../../src/domain/listings/listing.ts';
import { buildMarket } from '../../src/domain/market/market.ts';
import { buildEstimator } from '../../src/domain/prices/estimatePrice.ts';
import { fallbackRates } from '../../src/domain/prices/money.ts';
import { indexOf, pageSize, summarize } from '../../src/domain/search/catalogue.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { valuePath } from '../../src/landingPaths.ts';
import { landingPiece, localize } from '../../src/paths.ts';

const server = new URL('../../dist/server/', import.meta.url);
const { render } = renderBundle(server, new URL('entry.mjs', server));
const rates = fallbackRates;
/** When the figures of the pages are said to be from. */
const now = Date.UTC(2026, 0, 15);

/** The bikes of the demo, as the catalogue has them. */
export const demoCards = buildListings(220, now).flatMap(({ id, listing }) =>
  isListed(listing) ? [cardOf({ ...listing, id })] : [],
);
export const demoMarket = buildMarket(demoCards);

const estimator = buildEstimator(demoCards);

/** The page that says what a bike is worth, for a query. */
const answerValue = async (language: Language, search: string) => {
  const planned = planValue(demoMarket, estimator, new URLSearchParams(search), {
    language,
    now: new Date(now),
  });
  return render(localize(language, valuePath), { value: { ...planned, rates, at: now } });
};

/** What an address of home or of the market answers, from the demo: its HTML, where it leads, or null for any other. */
export const answer = async (address: string): Promise<{ html: string } | { to: string } | null> => {
  const { pathname, search } = new URL(address, 'https://here.example');
  const asked = planRequest(pathname);
  if (asked.kind === 'value') return { html: (await answerValue(asked.language, search)).html };
  if (asked.kind === 'home') {
    const index = indexOf([summarize(0, demoCards, '0')]);
    const home = { cards: demoCards.slice(0, pageSize), index, rates };
    return { html: (await render(localize(asked.language, '/'), { home })).html };
  }
  if (asked.kind === 'moved') return { to: asked.to };
  if (asked.kind !== 'landing') return null;
  const planned = planLanding(demoMarket, asked.landing);
  if ('to' in planned) return { to: localize(asked.language, '/') };
  const { status, html } = await render(localize(asked.language, landingPiece), {
    landing: { ...planned, rates, at: now },
  });
  if (status !== 200) throw new Error(`${address} answered ${status}`);
  return { html };
};
