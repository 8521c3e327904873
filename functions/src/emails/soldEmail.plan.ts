import type { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import { isOpen } from '../../../src/domain/conversations/inquiry.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isAskedIfBought, isNamed } from '../../../src/domain/reviews/review.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { ThreadEmail } from './threadEmails.plan.ts';

/** Milliseconds that emails about a sale wait, so that the seller can undo a mistaken one. */
export const soldDelay = 120_000;
/** Threads without a message for longer than this get no email. */
const recent = 30 * day;

/** Returns whether a change is a sale. A listing created as sold comes from a backup or a seed. */
export const isSale = (before: Listing | null, after: Listing | null): boolean =>
  before !== null && before.status !== 'sold' && after?.status === 'sold' && after.deleted_at === null;

export const isSaleTakenBack = (before: Listing | null, after: Listing | null): boolean =>
  before?.status === 'sold' && after !== null && after.status !== 'sold' && after.status !== 'hidden';

/**
 * Plans a buyer's email about a sale; null if the thread has ended or is old, or the seller named this buyer.
 */
export const planSoldEmail = (id: string, inquiry: Inquiry, now: number): ThreadEmail | null =>
  isOpen(inquiry) && !isNamed(inquiry) && now - inquiry.updated_at < recent
    ? { kind: 'bikeSold', thread: id, source: id, to: 'buyer' }
    : null;

export const isStillTrue = (inquiry: Inquiry | null, listing: Listing | null): boolean =>
  inquiry !== null && isOpen(inquiry) && !isNamed(inquiry) && listing?.status === 'sold';

/** Returns whether a named buyer has yet to confirm the purchase. */
export const isStillAsked = (inquiry: Inquiry | null, listing: Listing | null): boolean =>
  inquiry !== null && isAskedIfBought(inquiry) && listing?.status === 'sold';
