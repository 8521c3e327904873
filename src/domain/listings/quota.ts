import { day, hour } from '../time/time.ts';

/**
 * Limits of members' actions within a window (milliseconds). `young`: accounts in their first week. `grown`:
 * older ones, or with a confirmed phone number. Unconfirmed accounts are refused before counting. `by:
 * 'rules'`: browsers write them, so firestore.rules repeat the limits, and tests/rules/quotas.test.ts
 * compares. Functions count the others, with `hourly` for all members together. Shown in docs/quotas.md.
 */
export const quotas = {
  /** Newly public bikes; each sends emails. */
  listing: { by: 'rules', young: 3, grown: 10, window: day },
  draft: { by: 'rules', young: 20, grown: 60, window: day },
  /** Changes of a listing, its status or price, and restoring it. Each renders pages. */
  edit: { by: 'rules', young: 200, grown: 1_000, window: day },
  like: { by: 'rules', young: 100, grown: 300, window: day },
  alert: { by: 'rules', young: 40, grown: 40, window: day },
  reply: { by: 'rules', young: 60, grown: 60, window: hour },
  feedback: { by: 'rules', young: 5, grown: 5, window: hour },
  /** Each adds a row to the list in the profile. */
  block: { by: 'rules', young: 50, grown: 50, window: day },
  upload: { by: 'functions', young: 300, grown: 600, window: day, hourly: 150 },
  question: { by: 'functions', young: 20, grown: 50, window: day, hourly: 10 },
  /** Sellers' phone numbers. */
  reveal: { by: 'functions', young: 40, grown: 100, window: day, hourly: 30 },
  /** Listings and conversations together. */
  report: { by: 'functions', young: 15, grown: 30, window: day, hourly: 10 },
} as const;
export type QuotaKind = keyof typeof quotas;
type KindsBy<By> = { [Kind in QuotaKind]: (typeof quotas)[Kind]['by'] extends By ? Kind : never }[QuotaKind];
export type Counted = KindsBy<'rules'>;
export type Called = KindsBy<'functions'>;

/** Age of a grown account in milliseconds. */
export const grownAfter = 7 * day;

/** Returns the count from which members see what is left: at 80 %, with at least one left. */
export const nearFrom = (limit: number): number => Math.min(Math.ceil(limit * 0.8), limit - 1);

/**
 * Returns how many are left, or null while there are plenty.
 * @example leftToSay(79, 100) // => null
 * @example leftToSay(80, 100) // => 20
 */
export const leftToSay = (used: number, limit: number): number | null =>
  used < nearFrom(limit) ? null : Math.max(0, limit - used);

/** Id in limits: one document for each person and action. */
export const limitId = (userId: string, action: Counted): string => `${userId}_${action}`;
