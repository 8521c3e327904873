import { hasPage } from '../../src/domain/listings/listing.ts';
import { Review } from '../../src/domain/reviews/review.schema.ts';
import { isPublic, sumsOf } from '../../src/domain/reviews/review.ts';
import { type Answers, Seller } from '../../src/domain/sellers/seller.schema.ts';
import { day } from '../../src/domain/time/time.ts';
import type { SeedDocument } from './buildConversations.ts';
import { type SeedListing, startOfDay } from './buildListings.ts';

type History = { days: number; phone: boolean; answers: Answers };

/** Sellers with a history: days of membership, and how they answer. Others joined with their first bike. */
const histories: Readonly<Record<string, History>> = {
  'seed-hung': { days: 1_350, phone: true, answers: { asked: 20, answered: 19, minutes: 42 } },
  'seed-mai': { days: 820, phone: true, answers: { asked: 20, answered: 17, minutes: 150 } },
  'seed-bao': { days: 610, phone: false, answers: { asked: 14, answered: 9, minutes: 900 } },
  'seed-tuan': { days: 400, phone: true, answers: { asked: 9, answered: 9, minutes: 310 } },
  'seed-james': { days: 240, phone: false, answers: { asked: 10, answered: 9, minutes: 170 } },
  'seed-sofia': { days: 95, phone: false, answers: { asked: 6, answered: 2, minutes: 3_500 } },
};
const none: Answers = { asked: 0, answered: 0, minutes: null };

/** Returns whether this demo account has a confirmed number. */
export const hasConfirmedPhone = (id: string): boolean => histories[id]?.phone ?? false;

/** Returns the reviews among the seed's documents. */
export const reviewsIn = (documents: readonly SeedDocument[]): Review[] =>
  documents.flatMap(({ path, data }) => (path.startsWith('reviews/') ? [Review.parse(data)] : []));

/** Builds the public facts of all sellers; most are new. */
export const buildSellers = (
  listings: readonly SeedListing[],
  reviews: readonly Review[],
  now: number,
): SeedDocument[] => {
  const today = startOfDay(now);
  const published = listings.flatMap(({ listing }) => (hasPage(listing) ? [listing] : []));
  return [...new Set(published.map(({ user_id }) => user_id))].map((id) => {
    const own = published.filter(({ user_id }) => user_id === id);
    const history = histories[id];
    const received = reviews.filter((review) => review.subject_id === id && isPublic(review));
    const seller = Seller.parse({
      since: history ? today - history.days * day : Math.min(...own.map(({ created_at }) => created_at)),
      email_confirmed: true,
      phone_confirmed: hasConfirmedPhone(id),
      sold: own.filter(({ status }) => status === 'sold').length,
      // Buyers have reviewed every deal of the demo.
      deals: received.filter(({ role }) => role === 'buyer').length,
      answers: history?.answers ?? none,
      reviews: sumsOf(received),
      updated_at: now,
    });
    return { path: `sellers/${id}`, data: seller };
  });
};
