import { describe, expect, it } from 'vitest';
import { buildLike } from '../../../tests/fixtures/buildLike.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { pageOfLikes, readLiked } from './readLiked.ts';

const refused = (code: string) => Object.assign(new Error(code), { code });
const likesOf = (...ids: string[]) =>
  ids.map((id, index) => ({
    id: `me_${id}`,
    ...buildLike({ motorcycle_id: id, created_at: 1_000_000 - index }),
  }));
const bikes: Record<string, () => ReturnType<typeof buildListing>> = {
  wave: () => buildListing({ id: 'wave' }),
  sold: () => buildListing({ id: 'sold', status: 'sold' }),
  paused: () => buildListing({ id: 'paused', status: 'paused' }),
  deleted: () => {
    throw refused('permission-denied');
  },
  offline: () => {
    throw refused('unavailable');
  },
};
const end = { value: { timestampValue: '2026-11-20T03:00:00.123456789Z' }, name: 'likes/last' };
const read = (...ids: string[]) =>
  readLiked('me', null, {
    likes: async () => ({ documents: likesOf(...ids), end: ids.length > 0 ? end : null }),
    listing: async (id) => bikes[id]?.() ?? null,
  });

describe('[S7.23] the liked bikes', () => {
  it('come in the order in which they were liked, sold ones too', async () => {
    const { cards, gone } = await read('sold', 'wave');
    expect([cards.map(({ id }) => id), gone]).toEqual([['sold', 'wave'], 0]);
  });

  it.each(['deleted', 'paused', 'missing'])('stay when one of them is %s', async (id) => {
    const { cards, gone } = await read(id, 'wave');
    expect([cards.map((card) => card.id), gone]).toEqual([['wave'], 1]);
  });

  it('stay when one of them cannot be read now', async () => {
    expect((await read('offline', 'wave')).cards).toHaveLength(1);
  });

  it('fail when none can be read for want of a network', async () => {
    await expect(read('offline', 'offline')).rejects.toThrow('unavailable');
  });

  it('are none for somebody who likes none', async () => {
    expect(await read()).toEqual({ cards: [], gone: 0, next: null });
  });

  it('go on where a full page ended', async () => {
    const { next } = await read(...Array<string>(pageOfLikes).fill('wave'));
    expect(next).toEqual(end);
  });

  it('do not go on behind a page that is not full', async () => {
    expect((await read('wave', 'sold')).next).toBeNull();
  });
});
