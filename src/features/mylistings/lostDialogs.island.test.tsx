import { afterEach, it, vi } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { put } from '../../../tests/inMemory/browserFirestore.ts';
import { button, opened, pick, says } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import type * as Days from './DaysDialog.tsx';
import { MyListings } from './MyListings.tsx';
import type * as Reserve from './ReserveDialog.tsx';

// DaysDialog and ReserveDialog load when opened. While `isThere` is false, loading fails.
const network = vi.hoisted(() => ({ isThere: false }));
const through = vi.hoisted(() => async (module: () => Promise<object>) => {
  const real = await module();
  return new Proxy(real, {
    get: (parts, name) => {
      if (!network.isThere && String(name).endsWith('Dialog')) throw new Error('offline');
      return Reflect.get(parts, name);
    },
  });
});
vi.mock('./DaysDialog.tsx', (real) => through(() => real<typeof Days>()));
vi.mock('./ReserveDialog.tsx', (real) => through(() => real<typeof Reserve>()));
afterEach(() => {
  network.isThere = false;
});

it.each([
  ['vi', 'Thêm', 'Từng ngày', 'Chưa tải được. Vui lòng kiểm tra mạng rồi thử lại.'],
  ['en', 'More', 'Mark as reserved', "That didn't load. Check your connection and try again."],
] as const)(
  'a dialog that did not arrive (%s, %s: %s) leaves the page, and comes with the next press',
  async (lang, menu, name, words) => {
    put('motorcycles/wave', buildListing({ id: 'wave', slug: 'wave', model: 'Wave', user_id: 'buyer' }));
    openIsland(MyListings, { lang });
    await pick(`${menu}: Honda Wave 2021`, name);
    await says(words);
    await button(`${menu}: Honda Wave 2021`);
    network.isThere = true;
    await pick(`${menu}: Honda Wave 2021`, name);
    await opened();
  },
);
