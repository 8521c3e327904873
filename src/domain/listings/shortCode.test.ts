import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '../platform/newId.ts';
import { readShortCode, shortCode } from './shortCode.ts';

it('is nine signs that nobody takes for others', () => {
  expect(shortCode('b7TqXcS0w2nM5kPzR1aE')).toBe('2e8fdmagx');
  for (let bike = 0; bike < 200; bike++) expect(shortCode(newId())).toMatch(/^[0-9a-hjkmnp-tv-z]{9}$/);
});

it.each(['2e8fdmagx', '2E8FDMAGX', '2e8-fdm-agx', '2E8fdm-AGX-'])(
  '%s, however it is typed, is the same bike',
  (typed) => {
    expect(readShortCode(typed)).toEqual({ start: 'b7TqXcS', isWhole: false });
  },
);

it('takes o for 0, and i and l for 1', () => {
  expect(readShortCode('ooo-iIl-LO1')).toEqual(readShortCode('000111101'));
});

it('says how each id that may be stored begins, and whether that is all of it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), (id) => {
      expect(readShortCode(shortCode(id))).toEqual({ start: id.slice(0, 7), isWhole: id.length < 7 });
    }),
  );
});

it.each(['', '-', 'a', 'u00000000', '0000000', '0000000000', 'zzzzzzzzz', '0000000é0', 'a/b'])(
  '%j is no code, or none that an id has',
  (typed) => {
    expect(readShortCode(typed)).toBeNull();
  },
);

it('10,000 bikes have 10,000 codes', () => {
  const bikes = Array.from({ length: 10_000 }, () => shortCode(newId()));
  expect(new Set(bikes).size).toBeGreaterThanOrEqual(9_999);
});
