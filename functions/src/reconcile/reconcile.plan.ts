import type { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { hasPage, isForSale } from '../../../src/domain/listings/listing.ts';
import type { ReconcileState, Repaired } from '../../../src/domain/reconcile/reconcile.schema.ts';
import { day, hour, vietnameseDay } from '../../../src/domain/time/time.ts';
import { planThreadEmails, type ThreadEmail } from '../emails/threadEmails.plan.ts';
import { type Effect, isLeftOver } from '../listings/listingChange.plan.ts';

const minute = 60_000;
/** Events have so long to arrive; what changed since is not judged yet. */
export const grace = 2 * minute;
/** Emails and news that are older than this are not made up for: they would surprise more than help. */
export const lookBack = day;
/** A bike that was put up longer ago was announced, or is old news. */
const newFor = 7 * day;

/** What is stored about one listing, beside the listing itself. */
export type Seen = {
  /** Null where there is none, or none that can be understood. */
  listing: Listing | null;
  /** Its address, also where the rest cannot be understood. */
  slug: string | null;
  /** The row that the list has, as text, and the one that it should have; 'null' for none. */
  row: string;
  expectedRow: string;
  /** The versions of its stored pages, null for each that is not stored, and the version that they should have. */
  pages: readonly (string | null)[];
  expectedPage: string;
  /** Whether photos of it lie where those of hidden bikes do, and where those of shown ones do. */
  hasHidden: boolean;
  hasPublic: boolean;
};

/**
 * What has to be made anew for one listing, in the words of a change of it. A page that is not stored is no fault:
 * it is made when it is first asked for.
 */
export const planRepairs = (seen: Seen): Effect[] => {
  const { listing, slug, row, expectedRow, pages, expectedPage } = seen;
  const effects: Effect[] = [];
  if (row !== expectedRow) effects.push({ kind: 'catalogue' }, { kind: 'home' });
  const wrong = pages.filter((version) => version !== null && version !== expectedPage);
  if (slug !== null && wrong.length > 0) effects.push({ kind: 'page', slug });
  const isHidden = listing?.status === 'hidden';
  if (listing && isLeftOver(listing)) effects.push({ kind: 'endReservation' });
  if (listing && (isHidden ? seen.hasPublic : seen.hasHidden)) effects.push({ kind: 'photos' });
  return effects;
};

/** Whether somebody may not have been told of a sale: of one that nobody has touched for a day, everybody was, or it is old news. */
export const missesSale = (listing: Listing | null, now: number): boolean =>
  listing?.status === 'sold' && listing.deleted_at === null && now - listing.updated_at < lookBack;

/** Whether a bike should have been announced by now and was not: on sale, new, and touched within a day. */
export const missesNews = (listing: Listing, isAnnounced: boolean, now: number): boolean =>
  isForSale(listing) &&
  !isAnnounced &&
  now - listing.created_at < newFor &&
  now - listing.updated_at < lookBack;

/** Whether somebody's post should have been taken back: the bike has no page. */
export const missesWithdrawal = (listing: Listing | null, postState: unknown): boolean =>
  postState === 'posted' && !(listing && hasPage(listing));

/** The emails that a thread as it is now should have led to; those of a question only within a day. */
export const planDueEmails = (id: string, inquiry: Inquiry, now: number): ThreadEmail[] => [
  ...(now - inquiry.created_at < lookBack ? planThreadEmails(id, null, inquiry) : []),
  ...planThreadEmails(id, { ...inquiry, status: 'replied', named_at: null, sold_at: null }, inquiry),
];

/** A night begins at three, when few are there. */
const nightOf = (moment: number) => vietnameseDay(moment - 3 * hour);
/** Where the numbers differ although everything was looked at, looking again at once finds nothing more. */
const passPause = 30 * minute;

/** Whether to go through everything now: once a night, and earlier when list and listings differ in number for a while. */
export const isPassDue = (
  { pass, passed_at, apart_since }: ReconcileState,
  isApart: boolean,
  now: number,
): boolean => {
  if (pass !== null) return false;
  if (passed_at === null || nightOf(now) !== nightOf(passed_at)) return true;
  return isApart && apart_since !== null && now - apart_since >= grace && now - passed_at >= passPause;
};

/** Both counts together, kind by kind. */
export const addRepaired = (one: Repaired, other: Repaired): Repaired => {
  const sum: Repaired = { ...one };
  for (const [kind, count] of Object.entries(other) as [keyof Repaired, number][])
    sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
};
