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

/** `countedAs`: hash of the mailbox, so that accounts with the same mailbox share a quota. */
type Person = { userId: string; countedAs?: string };

const usedIn = (ticket: string) => Number(ticket.slice(ticket.lastIndexOf('_') + 1));

/**
 * Counts an action against a member's hourly and daily quotas. Checks for a higher quota only when a young
 * account's is nearly used up.
 * @returns null if a quota is exhausted; `left`: remaining actions, if few enough to show
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
