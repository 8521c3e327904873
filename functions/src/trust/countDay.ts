import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { Time } from '../../../src/domain/time/time.schema.ts';
import type { DayFacts } from '../../../src/domain/trust/publicAccounts.schema.ts';
import { nextDay, startOfDay } from '../../../src/domain/trust/publicAccounts.ts';
import { type Act, countActs, waitUntil } from './month.plan.ts';

/** Reporter of automatic findings (functions/src/flows/checkSeller.ts). */
const system = 'system';

/** Decisions that close reports, and where these reports are stored. */
const answering = [
  { acts: ['hide', 'keep'], about: 'motorcycles', reports: 'reports', field: 'motorcycle_id' },
  { acts: ['hideReview', 'keepReview'], about: 'reviews', reports: 'review_reports', field: 'review_id' },
] as const;

const within = (documents: Firestore, collection: string, field: string, [from, to]: [number, number]) =>
  documents
    .collection(collection)
    .where(field, '>=', Timestamp.fromMillis(from))
    .where(field, '<', Timestamp.fromMillis(to));

const timeOf = (value: unknown): number => Time.safeParse(value).data ?? Number.NaN;
const actOf = (data: FirebaseFirestore.DocumentData): Act => ({
  act: String(data.act),
  target: String(data.target),
  reason: data.decision?.reason ?? null,
  at: timeOf(data.acted_at),
});

const readWaits = async (documents: Firestore, acts: readonly Act[]): Promise<number[]> => {
  const waits: number[] = [];
  for (const { acts: answers, about, reports, field } of answering) {
    const decided = acts.filter(({ act }) => (answers as readonly string[]).includes(act));
    for (const target of new Set(decided.map(({ target }) => target))) {
      const [history, reported] = await Promise.all([
        documents.collection('audit').where('target', '==', target).get(),
        documents
          .collection(reports)
          .where(field, '==', target.slice(about.length + 1))
          .get(),
      ]);
      const all = history.docs.map((entry) => actOf(entry.data()));
      const decisions = all
        .filter(({ act }) => (answers as readonly string[]).includes(act))
        .map(({ at }) => at);
      const byPeople = reported.docs.filter((report) => report.get('user_id') !== system);
      for (const { at } of decided.filter((act) => act.target === target))
        for (const report of byPeople) {
          const askedAt = timeOf(report.get('updated_at') ?? report.get('created_at'));
          waits.push(...waitUntil(askedAt, at, decisions));
        }
    }
  }
  return waits;
};

/**
 * Counts the events of a day in Vietnam. Runs the night after, so that later erasures do not change the
 * counts.
 */
export const countDay = async (documents: Firestore, date: string): Promise<DayFacts> => {
  const span: [number, number] = [startOfDay(date), startOfDay(nextDay(date))];
  const [announced, audit, listings, reviews, conversations, dismissed] = await Promise.all([
    within(documents, 'announced', 'at', span).count().get(),
    within(documents, 'audit', 'acted_at', span).get(),
    within(documents, 'reports', 'created_at', span).get(),
    within(documents, 'review_reports', 'created_at', span).count().get(),
    within(documents, 'conversation_reports', 'created_at', span).count().get(),
    within(documents, 'conversation_reports', 'decided_at', span).get(),
  ]);
  const acts = audit.docs.map((entry) => actOf(entry.data()));
  const answered = dismissed.docs.map((report) =>
    Math.floor((timeOf(report.get('decided_at')) - timeOf(report.get('created_at'))) / 60_000),
  );
  const ofListings = listings.docs.filter((report) => report.get('user_id') !== system).length;
  return {
    listings: announced.data().count,
    reports: ofListings + reviews.data().count + conversations.data().count,
    waits: [...(await readWaits(documents, acts)), ...answered],
    ...countActs(acts),
  };
};
