import { day, hour } from '../time/time.ts';

/**
 * What a member's browser writes by itself, and how often within a window of time (milliseconds). firestore.rules hold
 * the same table, and tests/rules/quotas.test.ts that both agree.
 */
export const quotas = {
  /** Bikes that become public; each is news for others and sends emails. */
  listing: { most: 3, window: day },
  draft: { most: 20, window: day },
  like: { most: 300, window: day },
  alert: { most: 40, window: day },
  reply: { most: 60, window: hour },
  feedback: { most: 5, window: hour },
  /** Each is a line of the list in the profile. */
  block: { most: 50, window: day },
} as const;
export type Counted = keyof typeof quotas;

/** What somebody may do who has had an account for a week, or whose phone number is confirmed. */
export const grown = { listing: 10, draft: 60 } as const;
/** How old such an account is, in milliseconds. */
export const grownAfter = 7 * day;

/** limits/{user}_{action}: one document a person and action. */
export const limitId = (userId: string, action: Counted): string => `${userId}_${action}`;
