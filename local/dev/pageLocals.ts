import { defineMiddleware } from 'astro:middleware';
import { sellerLocals } from '../../functions/src/flows/sellerLocals.ts';
import { comparedLocals } from '../../functions/src/pages/comparedPage.ts';
import { homeLocals } from '../../functions/src/pages/refreshHome.ts';
import { listingLocals } from '../../functions/src/pages/refreshListingPage.ts';
import { planRequest } from '../../functions/src/pages/request.plan.ts';
import { theSite } from '../../functions/src/platform/site.ts';
import { readCompared } from '../../src/comparePaths.ts';

/** Provides a page's data on each visit, like the function that renders it. */
export const onRequest = defineMiddleware(async ({ url, locals }, next) => {
  const request = planRequest(url.pathname);
  if (request.kind === 'home') locals.home = await homeLocals(theSite());
  if (request.kind === 'compared')
    locals.compared = await comparedLocals(theSite(), readCompared(url.searchParams));
  if (request.kind === 'seller') {
    const seller = await sellerLocals(request.id);
    if (seller) locals.seller = seller;
  }
  if (request.kind === 'listing') {
    const listing = await listingLocals(theSite(), request.slug);
    if (listing) locals.listing = listing;
  }
  return next();
});
