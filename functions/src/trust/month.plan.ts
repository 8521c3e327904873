import type {
  DayFacts,
  MonthCounts,
  PublicMonth,
  SellerShares,
} from '../../../src/domain/trust/publicAccounts.schema.ts';
import {
  daysOf,
  gather,
  medianOf,
  monthOf,
  nextDay,
  tell,
} from '../../../src/domain/trust/publicAccounts.ts';

export type Act = { act: string; target: string; reason: string | null; at: number };

const removes = { hide: 'listings', hideReview: 'reviews', suspend: 'accounts' } as const;
const restores = ['restore', 'restoreReview', 'lift'];
const judges = ['hide', 'keep', 'restore'];
const isKey = <T extends object>(key: PropertyKey, of: T): key is keyof T => key in of;

export const countActs = (acts: readonly Act[]): Pick<DayFacts, 'judged' | 'removed' | 'restored'> => {
  const removed: DayFacts['removed'] = { listings: {}, reviews: {}, accounts: {} };
  for (const { act, reason } of acts) {
    if (!isKey(act, removes)) continue;
    const reasons = removed[removes[act]];
    reasons[reason ?? 'other'] = (reasons[reason ?? 'other'] ?? 0) + 1;
  }
  const judged = new Set(acts.filter(({ act }) => judges.includes(act)).map(({ target }) => target));
  return { judged: judged.size, removed, restored: acts.filter(({ act }) => restores.includes(act)).length };
};

/**
 * Returns the minutes between a report and its first decision; an empty list if `decided` is a later one.
 * Arguments in milliseconds.
 */
export const waitUntil = (askedAt: number, decided: number, decisions: readonly number[]): number[] => {
  const first = Math.min(...decisions.filter((at) => at >= askedAt));
  return first === decided ? [Math.floor((decided - askedAt) / 60_000)] : [];
};

const addReasons = (days: readonly DayFacts[], kind: keyof DayFacts['removed']) => {
  const sums: Record<string, number> = {};
  for (const { removed } of days)
    for (const [reason, count] of Object.entries(removed[kind])) sums[reason] = (sums[reason] ?? 0) + count;
  return gather(sums);
};

export const planMonth = (days: readonly DayFacts[], confirmed: SellerShares): PublicMonth => {
  const sum = (of: (facts: DayFacts) => number) => tell(days.reduce((all, facts) => all + of(facts), 0));
  return {
    listings: sum(({ listings }) => listings),
    judged: sum(({ judged }) => judged),
    reports: sum(({ reports }) => reports),
    answered: sum(({ waits }) => waits.length),
    median_minutes: medianOf(days.flatMap(({ waits }) => waits)),
    removed: {
      listings: addReasons(days, 'listings'),
      reviews: addReasons(days, 'reviews'),
      accounts: addReasons(days, 'accounts'),
    },
    restored: sum(({ restored }) => restored),
    confirmed,
  };
};

/** Returns the shares of confirmed sellers. `phone`: null if no account has a number. */
export const planShares = (accounts: readonly { email: boolean; phone: boolean }[]): SellerShares => {
  const phones = accounts.filter(({ phone }) => phone).length;
  return {
    sellers: tell(accounts.length),
    email: tell(accounts.filter(({ email }) => email).length),
    phone: phones === 0 ? null : tell(phones),
  };
};

/**
 * Returns the days not yet counted, up to yesterday. Starts on the first of the month if nothing was counted.
 */
export const daysToCount = (counted: readonly string[], yesterday: string): string[] => {
  const last = counted.toSorted().at(-1);
  const days: string[] = [];
  for (
    let date = last === undefined ? `${monthOf(yesterday)}-01` : nextDay(last);
    date <= yesterday;
    date = nextDay(date)
  )
    days.push(date);
  return days;
};

export const wholeMonth = (month: string, { days }: MonthCounts): DayFacts[] | null => {
  const facts = daysOf(month).map((date) => days[date]);
  return facts.every((fact) => fact !== undefined) ? facts : null;
};
