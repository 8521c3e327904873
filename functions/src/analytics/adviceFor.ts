import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { type Advice, AdviceCounts } from '../../../src/domain/advice/advice.schema.ts';
import { considerFactors } from '../../../src/domain/advice/considerFactors.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { filedUnder } from '../../../src/domain/search/bikeFilter.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { Site } from '../platform/site.ts';
import { priceRanges } from '../prices/priceRanges.ts';

/** Where what was counted for advice lies. */
export const adviceReference = (documents: Firestore): DocumentReference =>
  documents.collection('stats').doc('advice');

/** More would be read by nobody. */
const mostAdvice = 2;
/** Older counts say nothing of today. */
const freshFor = 7 * day;

/** What can be said to the seller of a listing that is for sale and lacks what others were asked more with. */
export const adviceFor = async (site: Site, listing: Listing | null, now: number): Promise<Advice[]> => {
  if (!listing || !isForSale(listing)) return [];
  const parsed = AdviceCounts.safeParse((await adviceReference(site.documents).get()).data());
  if (!parsed.success || now - parsed.data.counted_at > freshFor) return [];
  const found = parsed.data.categories[filedUnder(listing.category)] ?? [];
  // Prices are learnt from the whole catalogue: not for nothing.
  const range = found.some(({ factor }) => factor === 'price') ? (await priceRanges(site))(listing) : null;
  const has = considerFactors(listing, range, now);
  return found.filter(({ factor }) => has[factor] === false).slice(0, mostAdvice);
};
