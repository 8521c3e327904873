import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { type Advice, AdviceCounts } from '../../../src/domain/advice/advice.schema.ts';
import { considerFactors } from '../../../src/domain/advice/considerFactors.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { filedUnder } from '../../../src/domain/search/bikeFilter.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { Site } from '../platform/site.ts';
import { priceRanges } from '../prices/priceRanges.ts';

export const adviceReference = (documents: Firestore): DocumentReference =>
  documents.collection('stats').doc('advice');

const maxAdvice = 2;
const freshFor = 7 * day;

/** Returns advice for a listing on sale: factors that it lacks and that bring more questions. */
export const adviceFor = async (site: Site, listing: Listing | null, now: number): Promise<Advice[]> => {
  if (!listing || !isForSale(listing)) return [];
  const parsed = AdviceCounts.safeParse((await adviceReference(site.documents).get()).data());
  if (!parsed.success || now - parsed.data.counted_at > freshFor) return [];
  const advice = parsed.data.categories[filedUnder(listing.category)] ?? [];
  const range = advice.some(({ factor }) => factor === 'price') ? (await priceRanges(site))(listing) : null;
  const has = considerFactors(listing, range, now);
  return advice.filter(({ factor }) => has[factor] === false).slice(0, maxAdvice);
};
