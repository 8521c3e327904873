import type { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { hasPage } from '../../../src/domain/listings/listing.ts';
import { median } from '../../../src/domain/prices/comparable.ts';
import type { ReviewSums } from '../../../src/domain/reviews/review.schema.ts';
import type { Answers, Seller } from '../../../src/domain/sellers/seller.schema.ts';
import { lineOf } from '../../../src/domain/sellers/seller.ts';
import type { Time } from '../../../src/domain/time/time.schema.ts';
import { day } from '../../../src/domain/time/time.ts';
import { formatMonth } from '../../../src/i18n/formatMonth.ts';

/** How many of the last questions count. */
export const questionsCounted = 20;
/** A question that nobody has answered counts after a day: until then its seller may be at work, or asleep. */
const patience = day;
/** What is older is counted anew when a page asks: unanswered questions come to count, and events get lost. */
export const freshFor = day;

/** A question, and when the seller first answered it. */
export type Question = { asked: Time; answered: Time | null };

/** How a seller answers, by the last questions. */
export const planAnswers = (questions: readonly Question[], now: Time): Answers => {
  const counted = questions.filter(({ asked, answered }) => answered !== null || now - asked >= patience);
  const minutes = counted.flatMap(({ asked, answered }) =>
    answered === null ? [] : [Math.max(0, answered - asked) / 60_000],
  );
  return {
    asked: counted.length,
    answered: minutes.length,
    minutes: minutes.length === 0 ? null : Math.round(median(minutes.toSorted((a, b) => a - b))),
  };
};

export type Counted = {
  created: Time;
  hasEmail: boolean;
  hasPhone: boolean;
  sold: number;
  deals: number;
  questions: readonly Question[];
  reviews: ReviewSums;
};

/** The facts about a seller. An account that was made again, as a restored one is, keeps its earlier date. */
export const planSeller = (known: Seller | null, counted: Counted, now: Time): Seller => ({
  since: Math.min(known?.since ?? counted.created, counted.created),
  email_confirmed: counted.hasEmail,
  phone_confirmed: counted.hasPhone,
  sold: counted.sold,
  deals: counted.deals,
  answers: planAnswers(counted.questions, now),
  reviews: counted.reviews,
  updated_at: now,
});

const shownLine = (seller: Seller | null): string => {
  if (!seller) return '';
  const { since, within, confirmed, reviews } = lineOf(seller);
  const { count = 0, sum = 0 } = reviews ?? {};
  return [formatMonth('en', new Date(since)), within, count, sum, ...Object.values(confirmed)].join(' ');
};

/** Whether the pages of somebody's bikes say something else about them now, so that they have to be rendered anew. */
export const changesLine = (before: Seller | null, after: Seller | null): boolean =>
  shownLine(before) !== shownLine(after);

const standing = (listing: Listing | null) => (listing && hasPage(listing) ? listing.status : null);

/** Whose facts a change of a listing touches: a first bike, one that was sold, one that went; null for any other change. */
export const sellerTouched = (before: Listing | null, after: Listing | null): string | null =>
  standing(before) === standing(after) ? null : ((after ?? before)?.user_id ?? null);

/** Whose facts a change of a thread touches: those of the seller who is asked, or who agrees that they sold the bike. */
export const sellerAsked = (before: Inquiry | null, after: Inquiry): string | null =>
  before && (before.sold_at ?? null) === (after.sold_at ?? null) ? null : after.seller_id;
