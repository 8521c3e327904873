import type { AdminPageViews } from '../../domain/admin/adminAnswers.schema.ts';

export type Weeks = AdminPageViews['weeks'];

export const totalOf = (weeks: Weeks): number => weeks.reduce((sum, { count }) => sum + count, 0);

/** @example weekTotals([{ weeks: [{ week: '2026-11-23', count: 2 }], … }]) */
export const weekTotals = (items: readonly Pick<AdminPageViews, 'weeks'>[]): Weeks =>
  (items[0]?.weeks ?? []).map(({ week }, index) => ({
    week,
    count: items.reduce((sum, { weeks }) => sum + (weeks[index]?.count ?? 0), 0),
  }));
