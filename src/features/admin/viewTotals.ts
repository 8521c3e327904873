import type { AdminPageViews } from '../../domain/admin/admin.schema.ts';

export type Weeks = AdminPageViews['weeks'];

/** All views of the weeks of one page. */
export const totalOf = (weeks: Weeks): number => weeks.reduce((sum, { count }) => sum + count, 0);

/** The views of all pages together, by week. @example weekTotals([{ weeks: [{ week: '2026-11-23', count: 2 }], … }]) */
export const weekTotals = (items: readonly Pick<AdminPageViews, 'weeks'>[]): Weeks =>
  (items[0]?.weeks ?? []).map(({ week }, place) => ({
    week,
    count: items.reduce((sum, { weeks }) => sum + (weeks[place]?.count ?? 0), 0),
  }));
