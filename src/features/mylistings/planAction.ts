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
  // Any write of its seller confirms it (functions/src/stillForSale/stillForSale.plan.ts).
  renew: 'active',
  pause: 'paused',
  activate: 'active',
  markSold: 'sold',
  unmarkSold: 'active',
} as const;

export type Plan =
  /** What to write at once; `needsSlug` where the listing has no address yet. */
  | { kind: 'write'; changes: Fields; needsSlug: boolean }
  /** The draft is not complete: the form says what is missing (D22). */
  | { kind: 'editor' };

const isComplete = ({ id, ...draft }: Mine, status: 'active' | 'sold' | 'paused') =>
  Published.safeParse({ ...draft, slug: draft.slug ?? id.toLowerCase(), status }).success;

/**
 * What an action on one's own listing does. A draft becomes public through the form, where it can be checked.
 * `until` is when a reservation ends.
 */
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
 * Whether an action leads to a sale without the form having asked for a number to call: a draft may be marked as sold
 * without one, and what is sold goes back on sale.
 */
export const needsPhone = ({ status }: Pick<Mine, 'status'>, action: Action): boolean =>
  (status === 'draft' && action === 'markSold') || (status === 'sold' && action === 'unmarkSold');

/** What takes back an action, given the listing as it was before; null where one can simply do the opposite. */
export const planUndo = (listing: Mine, action: Action): (Plan & { kind: 'write' }) | null => {
  const { status } = listing;
  if (action === 'markSold') {
    const until = reservedUntil(listing, Date.now());
    // The site lifts the mark of what is sold.
    const reserved = until === null ? {} : { reserved_until: new Date(until) };
    return { kind: 'write', changes: { status, updated_at: serverTime, ...reserved }, needsSlug: false };
  }
  if (action !== 'delete' || status === 'hidden') return null;
  return { kind: 'write', changes: { deleted_at: null, updated_at: serverTime }, needsSlug: false };
};

/**
 * The actions on offer, in the order of their buttons: sold listings can only be put back or deleted, and one that
 * an operator has hidden can only be deleted.
 */
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

/** Whether nobody has said for two weeks that it is still for sale: one press says so. */
export const offersRenewal = ({ status, updated_at }: Pick<Mine, 'status' | 'updated_at'>, now: number) =>
  status === 'active' && now - updated_at > renewedDays * day;

/** May whoever bought it be among those who wrote about it? A draft was on sale to nobody. */
export const mayKnowBuyer = (
  { status }: Pick<Mine, 'status'>,
  figures?: Pick<Figures, 'questions'> | null,
): boolean => status !== 'draft' && (figures?.questions ?? 0) > 0;

/** May its seller say now who bought it? Rules ask the same. */
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

/**
 * The list with a listing as it was written over, which may have been changed elsewhere. What the action did to it stays
 * as it is shown.
 */
export const caughtUp = (listings: readonly Mine[], over: Mine): Mine[] =>
  listings.map((shown) => {
    if (shown.id !== over.id) return shown;
    const { id, status, slug, deleted_at, updated_at, reserved_until } = shown;
    const { id: _, ...rest } = over;
    const parsed = Listing.safeParse({ ...rest, status, slug, deleted_at, updated_at, reserved_until });
    return parsed.success ? { ...parsed.data, id } : shown;
  });

/** The list with a listing as it was found to be stored; null where it is gone. */
export const overtaken = (listings: readonly Mine[], id: string, now: Mine | null): Mine[] =>
  listings.flatMap((shown) => (shown.id === id ? (now ?? []) : shown));

/** The list as it will be once an action has arrived, for showing it at once; what is deleted stays in it, marked. */
export const applied = (
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
    // Whoever sells or pauses it keeps it for nobody.
    ...(status !== 'active' && rest.reserved_until && { reserved_until: null }),
  });
  return parsed.success ? { ...parsed.data, id } : listing;
};
