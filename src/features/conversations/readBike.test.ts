import { expect, it } from 'vitest';
import { photoAddress } from '../../domain/photos/photo.ts';
import { currentPrice, readBike } from './readBike.ts';

const photo = (digit: number) => photoAddress('bike', `00000000-0000-4000-8000-00000000000${digit}`);
const listing = {
  status: 'active' as const,
  deleted_at: null,
  price: 12_000_000,
  images: [
    { image_url: photo(2), image_order: 1 },
    { image_url: photo(1), image_order: 0 },
  ],
};
const failure = (code: string) => Object.assign(new Error(code), { code });

it.each(['active', 'paused', 'sold'] as const)(
  'a bike that is %s says so, with its main photo',
  async (status) => {
    expect(await readBike('bike', async () => ({ ...listing, status }))).toEqual({
      state: status,
      price: 12_000_000,
      photo: `${photo(1)}/400x300.webp`,
    });
  },
);

it('a reserved bike says until when, and nothing afterwards', async () => {
  const until = Date.now() + 60_000;
  expect(await readBike('bike', async () => ({ ...listing, reserved_until: until }))).toHaveProperty(
    'reserved',
    until,
  );
  for (const reserved_until of [null, Date.now() - 1])
    expect(await readBike('bike', async () => ({ ...listing, reserved_until }))).not.toHaveProperty(
      'reserved',
    );
});

it.each([
  ['was deleted', async () => ({ ...listing, deleted_at: 5 })],
  ['is a draft again', async () => ({ ...listing, status: 'draft' as const })],
  ['was hidden', async () => ({ ...listing, status: 'hidden' as const })],
  ['is not there', async () => null],
  ['is refused', async () => Promise.reject(failure('permission-denied'))],
])('a bike that %s is gone', async (_, read) => {
  expect(await readBike('bike', read)).toEqual({ state: 'gone' });
});

it('without a network a bike rejects', async () => {
  await expect(readBike('bike', () => Promise.reject(failure('unavailable')))).rejects.toThrow('unavailable');
});

it('shows today’s price, or the one at the start of the conversation', () => {
  expect(currentPrice(15, { state: 'active', price: 12, photo: null })).toBe(12);
  expect(currentPrice(15, { state: 'active', price: null, photo: null })).toBe(15);
  expect(currentPrice(15, { state: 'gone' })).toBe(15);
  expect(currentPrice(15, null)).toBe(15);
});
