import { day, hour } from '../time/time.ts';

/**
 * How often a member may do a thing within a window of time (milliseconds): the one table. `young` is an account in its
 * first week, `grown` one that is older or whose phone number is confirmed. An account whose address is not confirmed may do
 * none of it: rules and calls refuse before they count. What `by: 'rules'` says is written by browsers themselves, so
 * firestore.rules repeat it, and tests/rules/quotas.test.ts holds both together. Functions count the rest, with `hourly`
 * for all at once. docs/quotas.md shows the table.
 */
export const quotas = {
  /** Bikes that become public; each is news for others and sends emails. */
  listing: { by: 'rules', young: 3, grown: 10, window: day },
  draft: { by: 'rules', young: 20, grown: 60, window: day },
  /** Changes of a listing, its status, price and return after a deletion: each renders pages anew. */
  edit: { by: 'rules', young: 200, grown: 1_000, window: day },
  like: { by: 'rules', young: 100, grown: 300, window: day },
  alert: { by: 'rules', young: 40, grown: 40, window: day },
  reply: { by: 'rules', young: 60, grown: 60, window: hour },
  feedback: { by: 'rules', young: 5, grown: 5, window: hour },
  /** Each is a line of the list in the profile. */
  block: { by: 'rules', young: 50, grown: 50, window: day },
  upload: { by: 'functions', young: 300, grown: 600, window: day, hourly: 150 },
  question: { by: 'functions', young: 20, grown: 50, window: day, hourly: 10 },
  /** Sellers' numbers. */
  reveal: { by: 'functions', young: 40, grown: 100, window: day, hourly: 30 },
  /** Of listings and of conversations together. */
  report: { by: 'functions', young: 15, grown: 30, window: day, hourly: 10 },
} as const;
export type QuotaKind = keyof typeof quotas;
type KindsBy<By> = { [Kind in QuotaKind]: (typeof quotas)[Kind]['by'] extends By ? Kind : never }[QuotaKind];
/** What a member's browser writes by itself, with its count. */
export type Counted = KindsBy<'rules'>;
/** What functions count. */
export type Called = KindsBy<'functions'>;

/** How old an account is that may do more, in milliseconds. */
export const grownAfter = 7 * day;

/** From here on somebody is told how many are left: four of five are used, and at least one is left to use. */
export const nearFrom = (most: number): number => Math.min(Math.ceil(most * 0.8), most - 1);

/**
 * How many are left, once that is worth saying.
 * @example leftToSay(79, 100) // => null
 * @example leftToSay(80, 100) // => 20
 */
export const leftToSay = (used: number, most: number): number | null =>
  used < nearFrom(most) ? null : Math.max(0, most - used);

/** limits/{user}_{action}: one document a person and action. */
export const limitId = (userId: string, action: Counted): string => `${userId}_${action}`;
