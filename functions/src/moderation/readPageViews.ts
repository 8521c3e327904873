import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { AdminContent } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { day, vietnameseWeek } from '../../../src/domain/time/time.ts';
import { languages } from '../../../src/i18n/languages.ts';

const shown = 12;
const Counts = z.record(z.string(), z.int());
const Week = z.object({
  week: z.string(),
  views: z.object({ en: z.optional(Counts), vi: z.optional(Counts) }),
});

/** Returns page views of the last twelve weeks, the most viewed first. */
export const readPageViews = async (documents: Firestore, now: number): Promise<AdminContent<'views'>> => {
  const weeks = Array.from({ length: shown }, (_, ago) => vietnameseWeek(now - (shown - 1 - ago) * 7 * day));
  const { docs } = await documents
    .collection('page_views')
    .where('week', '>=', weeks[0])
    .where('week', '<=', weeks.at(-1))
    .get();
  const pages = new Map<string, AdminContent<'views'>['items'][number]>();
  for (const snapshot of docs) {
    const { week, views } = Week.parse(snapshot.data());
    for (const language of languages) {
      for (const [page, count] of Object.entries(views[language] ?? {})) {
        const id = `${language} ${page}`;
        const entry = pages.get(id) ?? {
          id,
          page,
          language,
          weeks: weeks.map((each) => ({ week: each, count: 0 })),
        };
        pages.set(id, entry);
        const place = entry.weeks[weeks.indexOf(week)];
        if (place) place.count += count;
      }
    }
  }
  const total = (item: AdminContent<'views'>['items'][number]) =>
    item.weeks.reduce((sum, { count }) => sum + count, 0);
  const items = [...pages.values()].toSorted((a, b) => total(b) - total(a) || (a.id < b.id ? -1 : 1));
  return { items, more: false };
};
