export type GuideCounts = { page: string; en: number[]; vi: number[] };
/** `weeks`: dates of Mondays, oldest first. `guides`: most viewed first. */
export type GuideViews = { weeks: string[]; guides: GuideCounts[] };

/** @example sumOf([1, 2]) // => 3 */
export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export const allGuides = ({ weeks, guides }: GuideViews): Omit<GuideCounts, 'page'> => ({
  en: weeks.map((_, index) => sumOf(guides.map(({ en }) => en[index] ?? 0))),
  vi: weeks.map((_, index) => sumOf(guides.map(({ vi }) => vi[index] ?? 0))),
});
