import type { Response } from 'express';
import type { ComparedLocals } from '../../../src/astro/locals.ts';
import { comparedPath, isCanonical, readCompared } from '../../../src/comparePaths.ts';
import type { Card } from '../../../src/domain/listings/card.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { comparePath, isIndexed, localize } from '../../../src/paths.ts';
import { readCards } from '../catalogue/readCatalogue.ts';
import { forAMinute, redirect, robots, sendPage } from '../http/answer.ts';
import type { Site } from '../platform/site.ts';
import { priceJudge } from '../prices/priceJudge.ts';
import { currentRates } from '../rates/currentRates.ts';
import { readListing } from '../readers/readListing.ts';
import { planCompared, withListings } from './compared.plan.ts';
import { renderPage } from './renderPage.ts';

const readListings = async ({ documents }: Site, cards: readonly Card[]) => {
  if (cards.length === 0) return [];
  const listings = documents.collection('motorcycles');
  return (await documents.getAll(...cards.map(({ id }) => listings.doc(id)))).map(readListing);
};

export const comparedLocals = async (site: Site, slugs: readonly string[]): Promise<ComparedLocals> => {
  const at = Date.now();
  const [cards, rates] = await Promise.all([readCards(site), currentRates(site, at)]);
  const planned = planCompared(cards, slugs);
  const { bikes, ...others } = withListings(planned, await readListings(site, planned.shown));
  const judge = await priceJudge(site);
  const priced = bikes.map(({ card, listing }) => ({
    listing,
    verdict: judge({ ...card, price: listing.price }),
  }));
  return { ...others, bikes: priced, rates, at };
};

/** Renders a comparison (decision 55). Redirects noncanonical addresses. */
export const answerCompared = async (
  site: Site,
  response: Response,
  language: Language,
  query: URLSearchParams,
): Promise<void> => {
  const slugs = readCompared(query);
  const address = localize(language, comparedPath(slugs));
  if (!isCanonical(query)) return redirect(response, 302, address);
  const html = await renderPage(site, address, { compared: await comparedLocals(site, slugs) });
  sendPage(site, response, html, { cache: forAMinute, own: robots(isIndexed(comparePath)) });
};
