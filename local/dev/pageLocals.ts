import { defineMiddleware } from 'astro:middleware';
import { sellerLocals } from '../../functions/src/flows/sellerLocals.ts';
import { comparedLocals } from '../../functions/src/pages/comparedPage.ts';
import { homeLocals } from '../../functions/src/pages/refreshHome.ts';
import { listingLocals } from '../../functions/src/pages/refreshListingPage.ts';
import { planRequest } from '../../functions/src/pages/request.plan.ts';
import { theSite } from '../../functions/src/platform/site.ts';
import { readCompared } from '../../src/comparePaths.ts';

/** Gives a page what the function that renders it would give: read from the same Firestore, at each visit. */
export const onRequest = defineMiddleware(async ({ url, locals }, next) => {
  const asked = planRequest(url.pathname);
  if (asked.kind === 'home') locals.home = await homeLocals(theSite());
  if (asked.kind === 'compared')
    locals.compared = await comparedLocals(theSite(), readCompared(url.searchParams));
  if (asked.kind === 'seller') {
    const seller = await sellerLocals(asked.id);
    if (seller) locals.seller = seller;
  }
  if (asked.kind === 'listing') {
    const listing = await listingLocals(theSite(), asked.slug);
    if (listing) locals.listing = listing;
  }
  return next();
});
