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

export const questionsCounted = 20;
/** Milliseconds to answer; newer unanswered questions are not counted. */
const answerTime = day;
/** Older facts are recomputed when a page needs them, since questions become overdue without an event. */
export const freshFor = day;

export type Question = { asked: Time; answered: Time | null };

export const planAnswers = (questions: readonly Question[], now: Time): Answers => {
  const counted = questions.filter(({ asked, answered }) => answered !== null || now - asked >= answerTime);
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

/** Plans a seller's public facts. `since` stays when a seller recreates the account. */
export const planSeller = (earlier: Seller | null, counted: Counted, now: Time): Seller => ({
  since: Math.min(earlier?.since ?? counted.created, counted.created),
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

/** Returns whether the facts on a seller's bike pages change. */
export const changesLine = (before: Seller | null, after: Seller | null): boolean =>
  shownLine(before) !== shownLine(after);

const standing = (listing: Listing | null) => (listing && hasPage(listing) ? listing.status : null);

/** Returns the listing's seller if the change affects that seller's public facts, else null. */
export const sellerTouched = (before: Listing | null, after: Listing | null): string | null =>
  standing(before) === standing(after) ? null : ((after ?? before)?.user_id ?? null);

/** Returns the seller if the thread is new or its `sold_at` changed, else null. */
export const sellerAsked = (before: Inquiry | null, after: Inquiry): string | null =>
  before && (before.sold_at ?? null) === (after.sold_at ?? null) ? null : after.seller_id;
