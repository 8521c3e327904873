import type { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { hasPage, isForSale } from '../../../src/domain/listings/listing.ts';
import type { ReconcileState, Repaired } from '../../../src/domain/reconcile/reconcile.schema.ts';
import { day, hour, vietnameseDay } from '../../../src/domain/time/time.ts';
import { planThreadEmails, type ThreadEmail } from '../emails/threadEmails.plan.ts';
import { type Effect, isLeftOver, lacksStep } from '../listings/listingChange.plan.ts';

const minute = 60_000;
/** Milliseconds for events to arrive. */
export const grace = 2 * minute;
/** Changes older than this cause no emails or announcements. */
export const lookBack = day;
/** Older listings are not announced. */
const newFor = 7 * day;

/** Derived data of a listing: stored and expected values. */
export type Seen = {
  listing: Listing | null;
  /** Set even if the listing is malformed. */
  slug: string | null;
  /** Stored catalogue row as text; 'null' for none. */
  row: string;
  expectedRow: string;
  /** Versions of the stored pages; null for a missing page. */
  pages: readonly (string | null)[];
  expectedPage: string;
  hasHidden: boolean;
  hasPublic: boolean;
};

/** Plans a listing's repairs. A missing page needs none: its first request renders it. */
export const planRepairs = (seen: Seen): Effect[] => {
  const { listing, slug, row, expectedRow, pages, expectedPage } = seen;
  const effects: Effect[] = [];
  if (row !== expectedRow) effects.push({ kind: 'catalogue' }, { kind: 'home' });
  const wrong = pages.filter((version) => version !== null && version !== expectedPage);
  if (slug !== null && wrong.length > 0) effects.push({ kind: 'page', slug });
  const isHidden = listing?.status === 'hidden';
  if (listing && isLeftOver(listing)) effects.push({ kind: 'endReservation' });
  if (listing && lacksStep(listing)) effects.push({ kind: 'price' });
  if (listing && (isHidden ? seen.hasPublic : seen.hasHidden)) effects.push({ kind: 'photos' });
  return effects;
};

/** Returns whether a sale is so recent that missing emails about it should still be sent. */
export const missesSale = (listing: Listing | null, now: number): boolean =>
  listing?.status === 'sold' && listing.deleted_at === null && now - listing.updated_at < lookBack;

export const missesNews = (listing: Listing, isAnnounced: boolean, now: number): boolean =>
  isForSale(listing) &&
  !isAnnounced &&
  now - listing.created_at < newFor &&
  now - listing.updated_at < lookBack;

/** Returns whether a Facebook post should have been deleted, since the bike has no page. */
export const missesWithdrawal = (listing: Listing | null, postState: unknown): boolean =>
  postState === 'posted' && !(listing && hasPage(listing));

/** Plans all emails about a thread, but none about questions older than a day. */
export const planDueEmails = (id: string, inquiry: Inquiry, now: number): ThreadEmail[] => [
  ...(now - inquiry.created_at < lookBack ? planThreadEmails(id, null, inquiry) : []),
  ...planThreadEmails(id, { ...inquiry, status: 'replied', named_at: null, sold_at: null }, inquiry),
];

/** Nights begin at 3:00, when traffic is low. */
const nightOf = (moment: number) => vietnameseDay(moment - 3 * hour);
/** Minimum delay before an extra pass. */
const passPause = 30 * minute;

/** Returns whether a pass is due: nightly, or earlier while catalogue and listings differ in number. */
export const isPassDue = (
  { pass, passed_at, apart_since }: ReconcileState,
  isApart: boolean,
  now: number,
): boolean => {
  if (pass !== null) return false;
  if (passed_at === null || nightOf(now) !== nightOf(passed_at)) return true;
  return isApart && apart_since !== null && now - apart_since >= grace && now - passed_at >= passPause;
};

export const addRepaired = (one: Repaired, other: Repaired): Repaired => {
  const sum: Repaired = { ...one };
  for (const [kind, count] of Object.entries(other) as [keyof Repaired, number][])
    sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
};
