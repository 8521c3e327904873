import { afterEach, expect, it } from 'vitest';
import { signedInKey } from '../domain/accounts/signedInKey.ts';
import { noticeKey } from '../ui/noticeKey.ts';
import { isThere } from './useDirective.ts';
import type { Wait } from './wait.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it.each<[Wait, () => void]>([
  ['member', () => localStorage.setItem(signedInKey, '1')],
  ['notice', () => sessionStorage.setItem(noticeKey, '{}')],
  ['local:vongxe.form.', () => localStorage.setItem('vongxe.form.lan.new.1', '{}')],
  ['session:vongxe.kept.contact', () => sessionStorage.setItem('vongxe.kept.contact', '{}')],
  ['search:missing', () => history.replaceState(null, '', '/?missing')],
  ['search:like', () => history.replaceState(null, '', '/sell?like=a-bike')],
  ['state:browse', () => history.replaceState({ browse: {} }, '', '/')],
])('%s is there once it is, and not before', (wait, begin) => {
  expect(isThere(wait)).toBe(false);
  begin();
  expect(isThere(wait)).toBe(true);
});

it('a page that exists for its island waits for nothing', () => {
  expect(isThere('now')).toBe(true);
});
