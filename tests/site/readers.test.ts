import { expect, it } from 'vitest';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import type { GuideViews } from '../../src/domain/guides/guideViews.ts';
import { headings, meta, tags, text } from './built.ts';

const server = new URL('../../dist/server/', import.meta.url);
const { render } = renderBundle(server, new URL('entry.mjs', server));
const show = async (path: string, views: GuideViews | null) => {
  const { status, html } = await render(path, { readers: { views } });
  expect(status).toBe(200);
  return html;
};
const views: GuideViews = {
  weeks: ['2026-11-09', '2026-11-16'],
  guides: [
    { page: '/buying-guide', en: [1_200, 3], vi: [40, 8] },
    { page: '/honda-motorcycles-vietnam', en: [0, 5], vi: [2, 0] },
    { page: '/gone-motorcycles-vietnam', en: [1, 0], vi: [0, 0] },
  ],
};

it.each([
  ['/what-is-read', 'What people read', 'Buying Guide 3 8 1,203 48', 'Honda in Vietnam 5 0 5 2'],
  ['/vi/what-is-read', 'Lượt đọc cẩm nang', 'Cẩm nang mua xe 3 8 1.203 48', 'Xe Honda tại Việt Nam 5 0 5 2'],
])('%s has a row for each guide, and is for no search engine', async (path, heading, ...rows) => {
  const html = await show(path, views);
  expect(headings(html, 1)).toEqual([heading]);
  expect(meta(html, 'robots')).toContain('noindex');
  for (const row of rows) expect(text(html)).toContain(row);
  expect(text(html)).toContain('/gone-motorcycles-vietnam 0 0 1 0');
  expect(text(html)).not.toMatch(/\{\w+\}|undefined|NaN|\bnull\b/);
});

it.each([
  [
    '/what-is-read',
    '16 November 2026: 8 in English, 8 in Vietnamese.',
    '16 November 2026 3 8 9 November 2026 1,200 40',
  ],
  ['/vi/what-is-read', '16/11/2026: 8 lượt tiếng Anh, 8 lượt tiếng Việt.', '16/11/2026 3 8'],
])(
  '%s draws all guides and each of them, two bars a week, with a table of the same',
  async (path, words, rows) => {
    const html = await show(path, views);
    expect(tags(html, 'rect')).toHaveLength(4 * 2 * 2);
    expect(tags(html, 'svg').find(({ role }) => role === 'img')?.['aria-label']).toContain(words);
    expect(text(html)).toContain(rows);
    expect(tags(html, 'script').filter((script) => 'src' in script)).toEqual([]);
  },
);

it.each([
  ['/what-is-read', { weeks: [], guides: [] }, 'There are no figures for a full week yet.'],
  ['/vi/what-is-read', { weeks: [], guides: [] }, 'Chưa có số liệu của trọn một tuần.'],
  ['/what-is-read', null, "We couldn't load the figures. Please reload the page in a minute."],
  ['/vi/what-is-read', null, 'Chưa tải được số liệu. Vui lòng tải lại trang sau một phút.'],
])('%s of %j says so', async (path, none, words) => {
  const html = await show(path, none);
  expect(text(html)).toContain(words);
  expect(tags(html, 'rect')).toEqual([]);
});
