import { expect, it } from 'vitest';
import { planGuideViews } from './guideViews.plan.ts';

const item = (page: string, language: 'en' | 'vi', ...counts: [number, number]) => ({
  id: `${language} ${page}`,
  page,
  language,
  weeks: [
    { week: '2026-11-09', count: counts[0] },
    { week: '2026-11-16', count: counts[1] },
  ],
});

it('the guides alone are told, the most read first, both languages of one together', () => {
  const items = [
    item('/', 'en', 900, 900),
    item('/motorcycle', 'vi', 500, 500),
    item('/terms', 'vi', 50, 50),
    item('/open-data', 'en', 50, 50),
    item('/messages', 'en', 50, 50),
    item('/buying-guide', 'en', 3, 4),
    item('/kawasaki-motorcycles-vietnam', 'vi', 5, 5),
    item('/buying-guide', 'vi', 1, 8),
  ];
  expect(planGuideViews(items)).toEqual({
    weeks: ['2026-11-09', '2026-11-16'],
    guides: [
      { page: '/buying-guide', en: [3, 4], vi: [1, 8] },
      { page: '/kawasaki-motorcycles-vietnam', en: [0, 0], vi: [5, 5] },
    ],
  });
});

it('nothing was read where nothing was counted', () => {
  expect(planGuideViews([])).toEqual({ weeks: [], guides: [] });
});
