import type { Firestore } from 'firebase-admin/firestore';
import { type Called, leftToSay, nearFrom, quotas } from '../../../src/domain/listings/quota.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import { quotaOf } from './growQuotas.ts';

const counts = {
  upload: ['photo', 'photos'],
  question: ['inquiry', 'inquiries'],
  reveal: ['reveal', 'reveals'],
  report: ['report', 'reports'],
  messagePhoto: ['message_photo', 'message_photos'],
} as const satisfies Record<Called, readonly [string, string]>;

/** `countedAs`: mailbox to count by, so that a second account begins no new count. */
type Person = { userId: string; countedAs?: string };

const usedIn = (ticket: string) => Number(ticket.slice(ticket.lastIndexOf('_') + 1));

/**
 * Counts an action against a member's quota, by hour and by day. Near the end of a young account's quota,
 * checks whether the account now qualifies for a higher one.
 * @returns null if the quota is exhausted; `left` is set once it is small enough to show
 */
export const consumeQuota = async (
  documents: Firestore,
  { userId, countedAs = userId }: Person,
  kind: Called,
  now: number,
): Promise<{ left?: number } | null> => {
  const { young, hourly, window } = quotas[kind];
  const [anHour, aDay] = counts[kind];
  const perHour = { action: anHour, limit: hourly, seconds: 3_600 };
  if ((await consumeLimit(documents, countedAs, perHour, now)) === null) return null;
  const take = (limit: number) =>
    consumeLimit(documents, countedAs, { action: aDay, limit, seconds: window / 1_000 }, now);
  const first = await take(young);
  if (first !== null && usedIn(first) < nearFrom(young)) return {};
  const limit = await quotaOf(documents, userId, kind, now);
  const ticket = first ?? (limit > young ? await take(limit) : null);
  if (ticket === null) return null;
  const left = leftToSay(usedIn(ticket), limit);
  return left === null ? {} : { left };
};
