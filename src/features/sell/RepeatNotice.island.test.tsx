import { describe, expect, it } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { put } from '../../../tests/inMemory/browserFirestore.ts';
import { leadsTo, says, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { RepeatNotice } from './RepeatNotice.tsx';
import { readRepeat } from './readRepeat.ts';

const repeat = { user_id: 'buyer', other_id: 'old', title: 'Honda Lead 2020', created_at: 1 };
const sell = (changes: Parameters<typeof buildListing>[0] = {}) =>
  put(
    'motorcycles/old',
    buildListing({ id: 'old', slug: 'old', model: 'Lead', user_id: 'buyer', ...changes }),
  );

describe('the form says that a bike is listed already', () => {
  it('with the way to the other listing', async () => {
    put('repeated_bikes/bike', repeat);
    sell();
    openIsland(RepeatNotice, { lang: 'vi', address: '/photos/bike/one', arrived: 1 });
    await says('Đây có phải xe bạn đã đăng không? Nếu phải, hãy sửa tin cũ:');
    expect(await leadsTo('Honda Lead 2021')).toBe('/vi/edit-listing/old');
  });

  it('once the photo has arrived that shows it', async () => {
    sell();
    const { rerender } = openIsland(RepeatNotice, { lang: 'en', address: '/photos/bike/one', arrived: 1 });
    expect(await readRepeat('bike')).toBeNull();
    put('repeated_bikes/bike', repeat);
    rerender(<RepeatNotice lang="en" address="/photos/bike/one" arrived={2} />);
    await says("Is this a bike you've already listed? If so, edit that listing instead:");
  });

  it.each([{ status: 'sold' as const }, { deleted_at: 1 }, { user_id: 'somebody' }])(
    'not where the other is %o',
    async (changes) => {
      put('repeated_bikes/bike', repeat);
      sell(changes);
      openIsland(RepeatNotice, { lang: 'en', address: '/photos/bike/one', arrived: 1 });
      expect(await readRepeat('bike')).toBeNull();
      await until(() => document.querySelector('[role="status"]')?.textContent).toBe('');
    },
  );
});
