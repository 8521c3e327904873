import { expect, it } from 'vitest';
import { keptAt, listCachedPages, markCachedPage } from './markCachedPage.ts';

const time = Date.UTC(2026, 10, 21, 13, 53);
const notice = '<p hidden data-offline role="status" class="top">You are offline.</p>';

it('says that a page is from memory, and from when', () => {
  const marked = markCachedPage(`<body>${notice}<main>words</main>`, '/buying-guide', time);
  expect(marked).toContain('<p data-offline data-kept role="status" class="top">You\'re offline.');
  expect(marked).toContain(keptAt('en', time));
  expect(marked).toContain('<main>words</main>');
  expect(keptAt('en', time)).toBe('21 November 2026 at 20:53');
});

it('says it in the language of the page', () => {
  expect(markCachedPage(notice, '/vi/terms', time)).toContain('bản lưu ngày 21/11/2026 lúc 20:53');
});

it('leaves out what a page would say of today', () => {
  expect(
    markCachedPage('<p class="a" data-today="In force today, {today}.">x</p>', '/terms', time),
  ).not.toContain(' data-today=');
});

const frame = '<section hidden data-kept-pages><ul role="list" data-kept-list></ul></section>';
const page = (path: string, title: string, at = time) => ({
  path,
  html: `<title>${title}</title>`,
  time: at,
});

it('lists what is kept in a language, newest first', () => {
  const pages = [
    page('/terms', 'Terms', time - 1),
    page('/vi/terms', 'Điều khoản'),
    page('/buying-guide', 'Guide &amp; more'),
  ];
  const listed = listCachedPages(frame, 'en', pages);
  expect(listed).not.toContain('hidden');
  expect(listed).not.toContain('Điều khoản');
  expect([...listed.matchAll(/href="([^"]+)">([^<]+)/g)].map(([, path, title]) => [path, title])).toEqual([
    ['/buying-guide', 'Guide &amp; more'],
    ['/terms', 'Terms'],
  ]);
});

it('offers nothing where nothing is kept', () =>
  expect(listCachedPages(frame, 'vi', [page('/terms', 'x')])).toBe(frame));
