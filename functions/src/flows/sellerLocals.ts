import type { SellerLocals } from '../../../src/astro/locals.ts';
import { nobody } from '../../../src/domain/accounts/profile.ts';
import { cardOf } from '../../../src/domain/listings/card.ts';
import { isEmpty } from '../../../src/domain/sellers/seller.ts';
import { currentRates } from '../rates/currentRates.ts';
import { nameOf } from '../readers/findPerson.ts';
import { newestReviewsOf } from '../reviews/reviewsOf.ts';
import { bikesForSale } from '../sellers/bikesForSale.ts';
import { readSeller } from '../sellers/readSeller.ts';
import { freshFor } from '../sellers/seller.plan.ts';
import { refreshSeller, type SellerNeeds, sellerNeeds } from './refreshSeller.ts';

/**
 * Returns the data of a seller's page. Null for unknown, deleted and suspended people, and for members who
 * never sold a bike.
 */
export const sellerLocals = async (
  userId: string,
  needs: SellerNeeds = sellerNeeds(),
): Promise<SellerLocals | null> => {
  const { site, accountOf, now } = needs;
  const { documents } = site;
  if (userId === nobody) return null;
  const [facts, bikes, suspension] = await Promise.all([
    readSeller(documents, userId),
    bikesForSale(documents, userId),
    documents.collection('suspensions').doc(userId).get(),
  ]);
  if (suspension.exists || (!facts && bikes.length === 0)) return null;
  const account = await accountOf(userId);
  if (!account || account.disabled) return null;
  const isFresh = facts && now - facts.updated_at < freshFor;
  const seller = isFresh ? facts : await refreshSeller(userId, needs);
  if (!seller) return null;
  const shown = bikes.find(({ seller_name }) => seller_name)?.seller_name;
  const name = shown ?? (await nameOf(documents, userId, { email: null, name: account.displayName ?? null }));
  const [cards, reviews] = [bikes.map(cardOf), await newestReviewsOf(userId, documents)];
  return {
    id: userId,
    name,
    seller,
    cards,
    rates: await currentRates(site, now),
    reviews,
    isIndexed: !isEmpty({ cards, reviews }),
  };
};
