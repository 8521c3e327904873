import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { day, vietnameseDay } from '../../../src/domain/time/time.ts';
import { MonthCounts, type SellerShares } from '../../../src/domain/trust/publicAccounts.schema.ts';
import { monthOf, startOfDay } from '../../../src/domain/trust/publicAccounts.ts';
import { countDay } from './countDay.ts';
import { countSellers } from './countSellers.ts';
import { daysToCount, planMonth, wholeMonth } from './month.plan.ts';
import { readAccounts } from './readAccounts.ts';

const countsOf = (documents: Firestore, month: string) => documents.collection('trust_counts').doc(month);

const readCounts = async (documents: Firestore, month: string): Promise<MonthCounts> =>
  MonthCounts.safeParse((await countsOf(documents, month).get()).data()).data ?? { days: {} };

/** Counts the days since the last run, and publishes complete months. Published figures never change. */
export const recordTrust = async (
  documents: Firestore,
  now: number,
  sellers: (documents: Firestore) => Promise<SellerShares> = countSellers,
): Promise<{ days: number; months: string[] }> => {
  const yesterday = vietnameseDay(now - day);
  const present = monthOf(yesterday);
  const before = monthOf(vietnameseDay(startOfDay(`${present}-01`) - day));
  const counts = await Promise.all([before, present].map((month) => readCounts(documents, month)));
  const days = daysToCount(
    counts.flatMap((month) => Object.keys(month.days)),
    yesterday,
  );
  for (const date of days)
    await countsOf(documents, monthOf(date)).set(
      { days: { [date]: await countDay(documents, date) } },
      { merge: true },
    );
  const published = await readAccounts(documents);
  const months: string[] = [];
  for (const month of [before, present]) {
    if (published?.months[month]) continue;
    const whole = wholeMonth(month, await readCounts(documents, month));
    if (!whole) continue;
    const figures = planMonth(whole, await sellers(documents));
    const counted_at = Timestamp.fromMillis(now);
    await documents
      .collection('stats')
      .doc('trust')
      .set({ months: { [month]: figures }, counted_at }, { merge: true });
    months.push(month);
  }
  return { days: days.length, months };
};
