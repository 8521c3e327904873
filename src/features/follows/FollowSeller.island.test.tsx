import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFollow } from '../../../tests/fixtures/buildFollow.ts';
import { put, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  follow,
  hasButton,
  hasLink,
  leadsTo,
  notices,
  opened,
  press,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { pendingAction } from '../../ui/pendingAction.ts';
import { AskToFollow } from './AskToFollow.tsx';
import { FollowSeller } from './FollowSeller.tsx';

const seller = { id: 'lan', name: 'Lan Anh' };
const props = { lang: 'en', seller, back: '/seller/lan' } as const;
const label = 'Follow this seller';

describe('following a seller', () => {
  it('is one press, and another ends it', async () => {
    openIsland(FollowSeller, props);
    await press(label);
    await notices("You're following Lan Anh");
    expect(stored('follows/buyer_lan')).toMatchObject({
      user_id: { stringValue: 'buyer' },
      seller_name: { stringValue: 'Lan Anh' },
      is_active: { booleanValue: true },
    });
    await press('Unfollow this seller');
    await notices('You no longer follow Lan Anh');
    expect(stored('follows/buyer_lan')).toBeNull();
  });

  it('shows what was chosen before, and resumes what was switched off', async () => {
    put('follows/buyer_lan', buildFollow({ seller_id: 'lan', is_active: false }));
    put('follows/buyer_hoa', buildFollow({ seller_id: 'hoa' }));
    openIsland(FollowSeller, { ...props, seller: { id: 'hoa', name: 'Hoa' } });
    await until(() => hasButton('Unfollow this seller')).toBe(true);
    cleanup();
    openIsland(FollowSeller, props);
    await press(label);
    await until(() => stored('follows/buyer_lan')?.is_active).toEqual({ booleanValue: true });
  });

  it('that is refused says so, and changes nothing', async () => {
    openIsland(FollowSeller, props);
    await button(label);
    world.broken = /commit/;
    await press(label);
    await notices('Your change was not saved');
    await until(() => hasButton(label)).toBe(true);
    expect(stored('follows/buyer_lan')).toBeNull();
  });

  it('is not offered to the seller', async () => {
    openIsland(FollowSeller, { ...props, seller: { id: 'buyer', name: 'Bình' } });
    expect([hasButton(label), hasLink(label)]).toEqual([false, false]);
  });

  it('asks a visitor to sign in, and remembers whom to follow, outside the address', async () => {
    openIsland(FollowSeller, props, { as: null });
    expect(await leadsTo(label)).toBe('/auth?redirect=/seller/lan');
    openIsland(AskToFollow, props, { as: null });
    await opened();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await follow('Sign in');
    expect(pendingAction('/seller/lan')).toEqual({ kind: 'follow', value: 'lan,Lan%20Anh' });
  });

  it('a press before the session is known follows at once', async () => {
    openIsland(AskToFollow, props);
    await until(() => stored('follows/buyer_lan')).not.toBeNull();
  });
});
