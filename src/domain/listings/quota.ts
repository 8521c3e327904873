import { day, hour } from '../time/time.ts';

/**
 * Limits of members' actions per window (milliseconds). `young`: accounts in their first week. `grown`: older
 * ones, or with a confirmed number. `by: 'rules'`: browsers write the counts, so firestore.rules repeat the
 * limits. Functions count other actions. `hourly`: limit per member and hour. See docs/quotas.md.
 */
export const quotas = {
  /** Each new listing sends emails. */
  listing: { by: 'rules', young: 3, grown: 10, window: day },
  draft: { by: 'rules', young: 20, grown: 60, window: day },
  /** Changing or restoring a listing. Each renders pages. */
  edit: { by: 'rules', young: 200, grown: 1_000, window: day },
  like: { by: 'rules', young: 100, grown: 300, window: day },
  alert: { by: 'rules', young: 40, grown: 40, window: day },
  follow: { by: 'rules', young: 20, grown: 50, window: day },
  reply: { by: 'rules', young: 60, grown: 60, window: hour },
  feedback: { by: 'rules', young: 5, grown: 5, window: hour },
  /** Each block adds a row to a list in the member's profile. */
  block: { by: 'rules', young: 50, grown: 50, window: day },
  upload: { by: 'functions', young: 300, grown: 600, window: day, hourly: 150 },
  question: { by: 'functions', young: 20, grown: 50, window: day, hourly: 10 },
  /** Revealing sellers' phone numbers. */
  reveal: { by: 'functions', young: 40, grown: 100, window: day, hourly: 30 },
  /** Reports of listings and conversations. */
  report: { by: 'functions', young: 15, grown: 30, window: day, hourly: 10 },
  messagePhoto: { by: 'functions', young: 20, grown: 60, window: day, hourly: 30 },
} as const;
export type QuotaKind = keyof typeof quotas;
type KindsBy<By> = { [Kind in QuotaKind]: (typeof quotas)[Kind]['by'] extends By ? Kind : never }[QuotaKind];
export type Counted = KindsBy<'rules'>;
export type Called = KindsBy<'functions'>;

/** Age in milliseconds at which an account counts as `grown`. */
export const grownAfter = 7 * day;

/** Number of uses from which members see how many are left. */
export const nearFrom = (limit: number): number => Math.min(Math.ceil(limit * 0.8), limit - 1);

/**
 * Returns the number of actions left; null while there are plenty.
 * @example leftToSay(79, 100) // => null
 * @example leftToSay(80, 100) // => 20
 */
export const leftToSay = (used: number, limit: number): number | null =>
  used < nearFrom(limit) ? null : Math.max(0, limit - used);

export const limitId = (userId: string, action: Counted): string => `${userId}_${action}`;
