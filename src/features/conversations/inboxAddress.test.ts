import { expect, it } from 'vitest';
import { queryOf, readAddress } from './inboxAddress.ts';

it.each([
  ['', '', { thread: null, view: 'all', bike: null }],
  ['', '#', { thread: null, view: 'all', bike: null }],
  ['', '#a%20b', { thread: 'a b', view: 'all', bike: null }],
  ['', '#%E0%A4%A', { thread: '%E0%A4%A', view: 'all', bike: null }],
  ['?show=selling&bike=kX2', '#t1', { thread: 't1', view: 'selling', bike: 'kX2' }],
  ['?show=everything&bike=', '', { thread: null, view: 'all', bike: null }],
] as const)('the address %j %j is read', (search, hash, address) => {
  expect(readAddress(search, hash)).toEqual(address);
});

it('a query comes back as it was written, and is empty for everything', () => {
  for (const address of [
    { view: 'buying', bike: null },
    { view: 'all', bike: 'a/b &c' },
  ] as const)
    expect(readAddress(queryOf(address), '')).toEqual({ ...address, thread: null });
  expect(queryOf({ view: 'all', bike: null })).toBe('');
});
