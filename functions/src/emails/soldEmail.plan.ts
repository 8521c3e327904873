import type { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import { isOpen } from '../../../src/domain/conversations/inquiry.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isAskedIfBought, isNamed } from '../../../src/domain/reviews/review.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { ThreadEmail } from './threadEmails.plan.ts';

/** Emails about a sale wait for so long: a seller can take it back for ten seconds, and may notice a slip after them. */
export const soldDelay = 120_000;
/** Whoever has not said or heard a word for longer does not wait for this bike any more. */
const recent = 30 * day;

/** Has this change sold a bike? One that arrives sold comes from a backup or a seed. */
export const isSale = (before: Listing | null, after: Listing | null): boolean =>
  before !== null && before.status !== 'sold' && after?.status === 'sold' && after.deleted_at === null;

/** Is a sale taken back by its seller? */
export const isSaleTakenBack = (before: Listing | null, after: Listing | null): boolean =>
  before?.status === 'sold' && after !== null && after.status !== 'sold' && after.status !== 'hidden';

/**
 * The email about a sale to whoever asks in a thread; null where the thread has ended, as that of the buyer has, and for
 * whom the seller names as the buyer.
 */
export const planSoldEmail = (id: string, inquiry: Inquiry, now: number): ThreadEmail | null =>
  isOpen(inquiry) && !isNamed(inquiry) && now - inquiry.updated_at < recent
    ? { kind: 'bikeSold', thread: id, source: id, to: 'buyer' }
    : null;

/** Whether the email still says what is true, when its time has come. */
export const isStillTrue = (inquiry: Inquiry | null, listing: Listing | null): boolean =>
  inquiry !== null && isOpen(inquiry) && !isNamed(inquiry) && listing?.status === 'sold';

/** The same of an email that asks a buyer whether they have bought the bike. */
export const isStillAsked = (inquiry: Inquiry | null, listing: Listing | null): boolean =>
  inquiry !== null && isAskedIfBought(inquiry) && listing?.status === 'sold';
