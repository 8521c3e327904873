import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { considerFactors } from '../../../src/domain/advice/considerFactors.ts';
import { Published } from '../../../src/domain/listings/listing.schema.ts';
import { filedUnder } from '../../../src/domain/search/bikeFilter.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { Site } from '../platform/site.ts';
import { type PriceRange, priceRanges } from '../prices/priceRanges.ts';
import { type CountedListing, countedDays, inFourWeeks, planAdvice } from './advice.plan.ts';
import { adviceReference } from './adviceFor.ts';

/** Limits per night. Only the newest listings are compared. */
const maxListings = 10_000;
const maxQuestions = 50_000;
const atOnce = 500;

const read = {
  images: true,
  description: true,
  other_description: true,
  facts: true,
  hide_phone: true,
  hide_whatsapp: true,
  price: true,
  created_at: true,
  updated_at: true,
  category: true,
  fuel: true,
  user_id: true,
  make: true,
  model: true,
  year: true,
  mileage: true,
} as const;
const Considered = z.object(z.pick(Published, read).shape);

/** Reads a query page by page, up to `max` documents. @returns the number of documents */
const eachOf = async (
  query: Query,
  max: number,
  look: (one: QueryDocumentSnapshot) => void,
): Promise<number> => {
  let [seen, next] = [0, query];
  for (;;) {
    const { docs } = await next.limit(Math.min(atOnce, max - seen)).get();
    for (const one of docs) look(one);
    seen += docs.length;
    const last = docs.at(-1);
    if (!last || docs.length < atOnce || seen >= max) return seen;
    next = query.startAfter(last);
  }
};

/** Counts questions by listing; null if there are more than `maxQuestions`. */
const countQuestions = async (documents: Firestore, since: number): Promise<Map<string, number> | null> => {
  const counts = new Map<string, number>();
  const query = documents
    .collection('inquiries')
    .where('created_at', '>=', Timestamp.fromMillis(since))
    .orderBy('created_at')
    .select('bike.id', 'created_at');
  const seen = await eachOf(query, maxQuestions, (thread) => {
    const id = String(thread.get('bike.id'));
    counts.set(id, (counts.get(id) ?? 0) + 1);
  });
  return seen < maxQuestions ? counts : null;
};

const counted = (
  one: QueryDocumentSnapshot,
  { questions, rangeOf, now }: { questions: Map<string, number>; rangeOf: PriceRange; now: number },
): CountedListing[] => {
  const { success, data } = Considered.safeParse(one.data());
  if (!success) return [];
  const often = inFourWeeks(questions.get(one.id) ?? 0, data.created_at, now);
  if (often === null) return [];
  const has = considerFactors(data, rangeOf(data), now);
  return [{ category: filedUnder(data.category), seller: data.user_id, questions: often, has }];
};

/**
 * Compares listings with and without each factor by their questions in four weeks, and stores clear
 * differences.
 * @returns the number of listings, and of pieces of advice
 */
export const recordAdvice = async (
  site: Site,
  now: number,
): Promise<{ listings: number; advice: number }> => {
  const { documents } = site;
  const questions = await countQuestions(documents, now - countedDays * day);
  if (!questions) {
    logger.warn('there are too many conversations to count for advice', { most: maxQuestions });
    return { listings: 0, advice: 0 };
  }
  const rangeOf = await priceRanges(site);
  const listings: CountedListing[] = [];
  const query = documents
    .collection('motorcycles')
    .where('deleted_at', '==', null)
    .where('status', '==', 'active')
    .orderBy('created_at', 'desc')
    .select(...Object.keys(read));
  await eachOf(query, maxListings, (one) => listings.push(...counted(one, { questions, rangeOf, now })));
  const categories = planAdvice(listings);
  await adviceReference(documents).set({ counted_at: Timestamp.fromMillis(now), categories });
  return { listings: listings.length, advice: Object.values(categories).flat().length };
};
