import { afterEach, expect, it, vi } from 'vitest';
import { maxRecent, parseRecent, readRecent, recentKey, withBike, writeRecent } from './recent.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{"a":1}', []],
  ['["b","a"]', ['b', 'a']],
  ['["b","b",5,null,"../x","","a"]', ['b', 'a']],
])('reads %j as %j', (text, bikes) => {
  expect(parseRecent(text)).toEqual(bikes);
});

it('the newest comes first, once, and the oldest makes room', () => {
  expect(withBike(['b', 'a'], 'a')).toEqual(['a', 'b']);
  const many = Array.from({ length: maxRecent }, (_, n) => `bike-${n}`);
  const list = withBike(many, 'new');
  expect([list.length, list[0], list.includes(`bike-${maxRecent - 1}`)]).toEqual([maxRecent, 'new', false]);
  expect(parseRecent(JSON.stringify([...many, 'more']))).toHaveLength(maxRecent);
});

it('a browser that keeps nothing, or is full, is no trouble', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(readRecent()).toEqual([]);
  expect(() => writeRecent(['a'])).not.toThrow();
});

it('an empty list leaves nothing behind', () => {
  const removeItem = vi.fn();
  vi.stubGlobal('localStorage', { removeItem });
  writeRecent([]);
  expect(removeItem).toHaveBeenCalledWith(recentKey);
});
