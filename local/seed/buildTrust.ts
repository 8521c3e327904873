import { planMonth } from '../../functions/src/trust/month.plan.ts';
import { day, vietnameseDay } from '../../src/domain/time/time.ts';
import type { DayFacts, PublicAccounts } from '../../src/domain/trust/publicAccounts.schema.ts';
import { monthOf, startOfDay } from '../../src/domain/trust/publicAccounts.ts';
import type { SeedDocument } from './buildConversations.ts';

const months = 8;

/**
 * Returns the facts of a month's only busy day, busier each month. Every third month has few reports,
 * beginning with the first.
 */
const factsOf = (n: number): DayFacts => ({
  listings: 40 + 11 * n,
  judged: 25 + 3 * n,
  reports: n % 3 === 0 ? 3 : 12 + 2 * n,
  waits: Array.from({ length: n % 3 === 0 ? 3 : 10 + 2 * n }, (_, place) => 45 + 60 * place),
  removed: {
    listings: { scam: 5 + n, sold: 6, duplicate: n % 4, other: 1 },
    reviews: n % 2 ? {} : { untrue: 2 },
    accounts: { scam: 1 + (n % 3) },
  },
  restored: n % 3,
});

/** Builds the demo's transparency report: whole months before a day. */
export const buildTrust = (today: number): PublicAccounts => {
  const accounts: PublicAccounts = { months: {}, counted_at: today };
  let month = monthOf(vietnameseDay(today));
  for (let n = months - 1; n >= 0; n -= 1) {
    month = monthOf(vietnameseDay(startOfDay(`${month}-01`) - day));
    accounts.months[month] = planMonth([factsOf(n)], { sellers: 30 + n, email: 30 + n, phone: 12 + n });
  }
  return accounts;
};

export const trustDocument = (today: number): SeedDocument => ({
  path: 'stats/trust',
  data: { ...buildTrust(today), counted_at: new Date(today) },
});
