import { beforeEach, describe, expect, it } from 'vitest';
import { buildLike } from '../../../tests/fixtures/buildLike.ts';
import { put, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  follow,
  hasDialog,
  leadsTo,
  notices,
  opened,
  press,
  until,
} from '../../../tests/inMemory/hands.ts';
import { member, openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { $liked } from '../../firebase/likes.ts';
import { LikeBike } from './LikeBike.tsx';

/** Likes are read once per page, so each test has its own member. */
let person = 0;
beforeEach(() => {
  person += 1;
  history.replaceState(null, '', '/motorcycle/honda-wave');
});
const me = () => ({ ...member, id: `heart${person}` });
const props = { lang: 'en' as const, listingId: 'wave', title: 'Honda Wave 2021' };

describe('the heart of a bike', () => {
  it('[S1.8] [S7.22] is stored, and taken back', async () => {
    put(`likes/heart${person}_vision`, buildLike({ user_id: `heart${person}`, motorcycle_id: 'vision' }));
    openIsland(LikeBike, props, { as: me() });
    await until(() => [...$liked.get()]).toEqual(['vision']);
    await press('Like Honda Wave 2021');
    await until(() => stored(`likes/heart${person}_wave`)).toMatchObject({
      user_id: { stringValue: `heart${person}` },
      motorcycle_id: { stringValue: 'wave' },
    });
    await press('Unlike Honda Wave 2021');
    await until(() => stored(`likes/heart${person}_wave`)).toBeNull();
  });

  it('is full where the bike is liked', async () => {
    put(`likes/heart${person}_wave`, buildLike({ user_id: `heart${person}`, motorcycle_id: 'wave' }));
    openIsland(LikeBike, props, { as: me() });
    await button('Unlike Honda Wave 2021');
  });

  it.each([
    [false, 'Like Honda Wave 2021', 'Failed to like motorcycle'],
    [true, 'Unlike Honda Wave 2021', 'Failed to unlike motorcycle'],
  ])('that is full: %s and cannot be changed stays, and says so', async (isFull, name, words) => {
    const like = buildLike({ user_id: `heart${person}`, motorcycle_id: 'wave' });
    if (isFull) put(`likes/heart${person}_wave`, like);
    openIsland(LikeBike, props, { as: me() });
    await button(name);
    world.broken = /commit/;
    await press(name);
    await notices(words);
    await button(name);
  });

  it('[S6.5] [S6.7] of a visitor waits for the sign-in, and comes back to this bike', async () => {
    openIsland(LikeBike, props, { as: null });
    await press('Like Honda Wave 2021');
    await opened();
    const way = (await leadsTo('Sign in')) ?? '';
    expect(new URL(way, 'https://vongxe.example').searchParams.get('redirect')).toBe(
      '/motorcycle/honda-wave',
    );
    await follow('Sign in');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toContain('wave');
    await press('Close');
    await until(hasDialog).toBe(false);
  });
});
