import { nobody } from '../../../src/domain/accounts/profile.ts';
import type { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import { isOpen } from '../../../src/domain/conversations/inquiry.ts';
import { isStanding } from '../../../src/domain/conversations/visit.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { day, vietnameseDay, vietnameseMoment } from '../../../src/domain/time/time.ts';
import type { ThreadEmail } from './threadEmails.plan.ts';

/** Returns the bounds of tomorrow in Vietnam, in milliseconds; `to` is exclusive. */
export const tomorrow = (now: number): { from: number; to: number } => {
  const from = vietnameseMoment(vietnameseDay(now + day), '00:00');
  return { from, to: from + day };
};

/**
 * Returns whether to remind of a visit: agreed, in the future, between existing accounts, about an unsold
 * bike.
 */
export const isVisitDue = (inquiry: Inquiry, listing: Listing | null, now: number): boolean =>
  isOpen(inquiry) &&
  inquiry.visit?.state === 'accepted' &&
  isStanding(inquiry.visit, now) &&
  inquiry.buyer_id !== nobody &&
  inquiry.seller_id !== nobody &&
  listing !== null &&
  listing.deleted_at === null &&
  (listing.status === 'active' || listing.status === 'paused');

/** Email ids consist of thread, time and side, so a repeated run sends nothing. */
export const planVisitReminders = (
  id: string,
  inquiry: Inquiry,
  listing: Listing | null,
  now: number,
): ThreadEmail[] => {
  const { visit } = inquiry;
  if (!visit || !isVisitDue(inquiry, listing, now)) return [];
  const { from, to: end } = tomorrow(now);
  if (visit.starts_at < from || visit.starts_at >= end) return [];
  return (['buyer', 'seller'] as const).map((to) => ({
    kind: 'visitReminder',
    thread: id,
    source: `${id}_${visit.starts_at}_${to}`,
    to,
    visit,
  }));
};
