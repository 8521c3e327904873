import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { buildDraft, buildHidden, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { put, world } from '../../../tests/inMemory/browserFirestore.ts';
import { button, leadsTo, says, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { ShareKit } from './ShareKit.tsx';

const id = 'b7TqXcS0w2nM5kPzR1aE';
const bike = (changes: Parameters<typeof buildListing>[0] = {}) =>
  put(`motorcycles/${id}`, buildListing({ id, user_id: 'buyer', ...changes }));
const open = (lang: 'en' | 'vi' = 'en', listing = id) => {
  history.replaceState(null, '', `/share-kit?listing=${listing}`);
  return openIsland(ShareKit, { lang });
};
const poster = () => document.querySelector('.poster')?.textContent ?? '';

describe('nothing is made', () => {
  it.each([
    [
      'that is a draft',
      () => put(`motorcycles/${id}`, buildDraft({ id, user_id: 'buyer' })),
      'This is still a draft',
    ],
    [
      'that was hidden',
      () => put(`motorcycles/${id}`, buildHidden({ id, user_id: 'buyer' })),
      'Removed by Vongxe',
    ],
    ['that was deleted', () => bike({ deleted_at: 1 }), 'Listing not found'],
    ['of somebody else', () => bike({ user_id: 'other' }), 'Listing not found'],
    ['that is sold', () => bike({ status: 'sold' }), 'This bike has been sold'],
    ['that is not there', () => undefined, 'Listing not found'],
  ])('of a listing %s', async (_which, prepare, notice) => {
    prepare();
    open();
    await says(new RegExp(notice));
    expect(document.querySelector('.poster')).toBeNull();
  });

  it('where the address names no listing', async () => {
    open('vi', '');
    await says('Không tìm thấy tin đăng');
    expect(await leadsTo('Quay lại tin đăng của tôi')).toBe('/vi/my-listings');
  });

  it('of a draft, but its form is one press away', async () => {
    put(`motorcycles/${id}`, buildDraft({ id, user_id: 'buyer' }));
    open();
    expect(await leadsTo('Finish the listing')).toBe(`/edit-listing/${id}`);
  });

  it('until what cannot be loaded is tried again', async () => {
    bike();
    world.broken = /batchGet/;
    open();
    const again = await button(/Try again/);
    world.broken = null;
    fireEvent.click(again);
    await until(poster).toContain('Honda Wave 2021');
  });
});
