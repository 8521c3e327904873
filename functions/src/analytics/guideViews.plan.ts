import type { AdminPageViews } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { type GuideViews, sumOf } from '../../../src/domain/guides/guideViews.ts';
import { isReading, openDataPath, type Path, paths } from '../../../src/paths.ts';

const isPath = (page: string): page is Path => page.startsWith('/');
/** Pages that `isReading` accepts, but that are not guides. */
const others: readonly string[] = [
  openDataPath,
  paths.terms,
  paths.privacy,
  paths.cookiePolicy,
  paths.operatingRules,
];
const isGuide = (page: string) => isPath(page) && isReading(page) && !others.includes(page);

/** Returns guides' weekly views by language, sorted by the sum of both languages. */
export const planGuideViews = (items: readonly AdminPageViews[]): GuideViews => {
  const weeks = items[0]?.weeks.map(({ week }) => week) ?? [];
  const pages = [...new Set(items.map(({ page }) => page))].filter(isGuide);
  const countsOf = (page: string, language: 'en' | 'vi') =>
    items.find((item) => item.page === page && item.language === language)?.weeks.map(({ count }) => count) ??
    weeks.map(() => 0);
  const guides = pages.map((page) => ({ page, en: countsOf(page, 'en'), vi: countsOf(page, 'vi') }));
  const total = ({ en, vi }: (typeof guides)[number]) => sumOf(en) + sumOf(vi);
  return { weeks, guides: guides.toSorted((a, b) => total(b) - total(a) || (a.page < b.page ? -1 : 1)) };
};
