import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../tests/fixtures/memoryStorage.ts';
import { noticeKey } from './noticeKey.ts';
import { $notices } from './notify.ts';
import { notifyNext, showKeptNotice } from './notifyNext.ts';

beforeEach(() => {
  $notices.set([]);
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());
const shown = () => $notices.get().map(({ title, link }) => ({ title, link }));

it('what is said on the next page brings its link along, and is said once', () => {
  const link = { href: '/share-kit?listing=kX2', label: 'Share it' };
  notifyNext({ title: 'Listing created', tone: 'success', link });
  showKeptNotice();
  showKeptNotice();
  expect(shown()).toEqual([{ title: 'Listing created', link }]);
});

it.each([
  { href: 'https://elsewhere.example/', label: 'x' },
  { href: '//elsewhere.example/', label: 'x' },
  { href: '/share-kit' },
  'x',
  null,
])('nothing is said with the link %o', (link) => {
  sessionStorage.setItem(noticeKey, JSON.stringify({ title: 'x', tone: 'info', link }));
  showKeptNotice();
  expect(shown()).toEqual([]);
});
