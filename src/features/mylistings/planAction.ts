import { renewedDays } from '../../domain/advice/factors.ts';
import type { Figures } from '../../domain/listings/figures.schema.ts';
import { Listing, Published } from '../../domain/listings/listing.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { reservedUntil } from '../../domain/listings/reserved.ts';
import { isSoldLately } from '../../domain/reviews/namingPeriod.ts';
import { day } from '../../domain/time/time.ts';
import { serverTime } from '../../firebase/firestore.ts';
import type { Fields } from '../../firebase/questions.ts';

export const actions = [
  'renew',
  'pause',
  'activate',
  'markSold',
  'unmarkSold',
  'delete',
  'restore',
  'reserve',
  'unreserve',
] as const;
export type Action = (typeof actions)[number];
export type Mine = Stored<Listing>;

const target = {
  // Writes the status again: any write confirms that the bike is for sale
  // (functions/src/stillForSale/stillForSale.plan.ts).
  renew: 'active',
  pause: 'paused',
  activate: 'active',
  markSold: 'sold',
  unmarkSold: 'active',
} as const;

export type Plan =
  /** Write without a form. `needsSlug`: the listing has no slug yet. */
  | { kind: 'write'; changes: Fields; needsSlug: boolean }
  /** Leads to the form, because the draft is incomplete (D22). */
  | { kind: 'editor' };

const isComplete = ({ id, ...draft }: Mine, status: 'active' | 'sold' | 'paused') =>
  Published.safeParse({ ...draft, slug: draft.slug ?? id.toLowerCase(), status }).success;

/** A draft becomes public only through the form. @param until end of a reservation in milliseconds */
export const planAction = (listing: Mine, action: Action, until: number | null = null): Plan => {
  if (action === 'reserve' || action === 'unreserve') {
    const reserved_until = until === null ? null : new Date(until);
    return { kind: 'write', changes: { reserved_until, updated_at: serverTime }, needsSlug: false };
  }
  if (action === 'delete' || action === 'restore') {
    const deleted_at = action === 'delete' ? serverTime : null;
    return { kind: 'write', changes: { deleted_at, updated_at: serverTime }, needsSlug: false };
  }
  const status = target[action];
  if (listing.status === 'draft' && (status !== 'sold' || !isComplete(listing, status)))
    return { kind: 'editor' };
  return { kind: 'write', changes: { status, updated_at: serverTime }, needsSlug: listing.slug === null };
};

/**
 * Must the action check for a phone number? Otherwise a draft could be marked as sold, then put on sale,
 * without the form's check.
 */
export const needsPhone = ({ status }: Pick<Mine, 'status'>, action: Action): boolean =>
  (status === 'draft' && action === 'markSold') || (status === 'sold' && action === 'unmarkSold');

/** Null if the menu has the opposite action, or undo is impossible. */
export const planUndo = (listing: Mine, action: Action): (Plan & { kind: 'write' }) | null => {
  const { status } = listing;
  if (action === 'markSold') {
    const until = reservedUntil(listing, Date.now());
    // Restores the reservation, which a sale removes.
    const reserved = until === null ? {} : { reserved_until: new Date(until) };
    return { kind: 'write', changes: { status, updated_at: serverTime, ...reserved }, needsSlug: false };
  }
  if (action !== 'delete' || status === 'hidden') return null;
  return { kind: 'write', changes: { deleted_at: null, updated_at: serverTime }, needsSlug: false };
};

/** Ordered as in the menu. */
export const actionsFor = (listing: Pick<Mine, 'status' | 'reserved_until'>): Action[] => {
  const { status } = listing;
  if (status === 'hidden') return ['delete'];
  if (status === 'sold') return ['unmarkSold', 'delete'];
  if (status !== 'active') return ['activate', 'markSold', 'delete'];
  return [
    'pause',
    'markSold',
    'delete',
    reservedUntil(listing, Date.now()) === null ? 'reserve' : 'unreserve',
  ];
};

/** Whether the seller has not confirmed for two weeks that the bike is for sale. */
export const offersRenewal = ({ status, updated_at }: Pick<Mine, 'status' | 'updated_at'>, now: number) =>
  status === 'active' && now - updated_at > renewedDays * day;

/** Can the buyer be among the people who wrote about the bike? */
export const mayKnowBuyer = (
  { status }: Pick<Mine, 'status'>,
  figures?: Pick<Figures, 'questions'> | null,
): boolean => status !== 'draft' && (figures?.questions ?? 0) > 0;

export const mayNameBuyer = (
  listing: Pick<Mine, 'status' | 'updated_at'>,
  figures: Pick<Figures, 'questions'> | null,
  now: number,
): boolean => isSoldLately(listing, now) && (figures?.questions ?? 0) > 0;

const changed = (listing: Mine, action: Action, until: number | null): Mine => {
  if (action === 'reserve' || action === 'unreserve') return { ...listing, reserved_until: until };
  if (action === 'delete') return { ...listing, deleted_at: Date.now() };
  if (action === 'restore') return { ...listing, deleted_at: null };
  const after = withStatus(listing, target[action]);
  return action === 'renew' ? { ...after, updated_at: Date.now() } : after;
};

/** Replaces a listing by the version just read, except the fields that actions change. */
export const withRead = (listings: readonly Mine[], over: Mine): Mine[] =>
  listings.map((shown) => {
    if (shown.id !== over.id) return shown;
    const { id, status, slug, deleted_at, updated_at, reserved_until } = shown;
    const { id: _, ...rest } = over;
    const parsed = Listing.safeParse({ ...rest, status, slug, deleted_at, updated_at, reserved_until });
    return parsed.success ? { ...parsed.data, id } : shown;
  });

/** Replaces a listing by its stored state; null removes it. */
export const withStored = (listings: readonly Mine[], id: string, now: Mine | null): Mine[] =>
  listings.flatMap((shown) => (shown.id === id ? (now ?? []) : shown));

/** List to show at once after an action. Deleted listings stay in it. */
export const withAction = (
  listings: readonly Mine[],
  id: string,
  action: Action,
  until: number | null = null,
): Mine[] => listings.map((listing) => (listing.id === id ? changed(listing, action, until) : listing));

const withStatus = (listing: Mine, status: Published['status']): Mine => {
  const { id, ...rest } = listing;
  const parsed = Published.safeParse({
    ...rest,
    slug: rest.slug ?? id.toLowerCase(),
    status,
    // A sale or a pause ends the reservation.
    ...(status !== 'active' && rest.reserved_until && { reserved_until: null }),
  });
  return parsed.success ? { ...parsed.data, id } : listing;
};
