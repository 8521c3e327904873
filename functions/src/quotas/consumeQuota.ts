import type { Firestore } from 'firebase-admin/firestore';
import { type Called, leftToSay, nearFrom, quotas } from '../../../src/domain/listings/quota.ts';
import { consumeLimit } from '../requests/rateLimit.ts';
import { mostOf } from './growQuotas.ts';

/** The names of the counts, of an hour and of a day. */
const counts = {
  upload: ['photo', 'photos'],
  question: ['inquiry', 'inquiries'],
  reveal: ['reveal', 'reveals'],
  report: ['report', 'reports'],
} as const satisfies Record<Called, readonly [string, string]>;

/** Whose account it is, and by what it is counted: a mailbox where a second account must not begin a new count. */
type Person = { userId: string; countedAs?: string };

const usedIn = (ticket: string) => Number(ticket.slice(ticket.lastIndexOf('_') + 1));

/**
 * Counts what a member does through functions. Who stays within a young account's share costs nothing more than the two counts;
 * beyond four fifths of it, it is asked whether the account has grown.
 * @returns null where the quota is used up; else how many are left, once that is worth saying
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
  const most = await mostOf(documents, userId, kind, now);
  const ticket = first ?? (most > young ? await take(most) : null);
  if (ticket === null) return null;
  const left = leftToSay(usedIn(ticket), most);
  return left === null ? {} : { left };
};
