import { expect, it } from 'vitest';
import { stored } from '../../../tests/inMemory/browserFirestore.ts';
import { hasButton, notices, press, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { BlockSeller } from './BlockSeller.tsx';

const seller = { id: 'seller', name: 'Hoa' };

it('a member blocks a seller, once it is confirmed', async () => {
  openIsland(BlockSeller, { lang: 'en', seller });
  await press('Block Hoa');
  expect(stored('blocks/buyer_seller')).toBeNull();
  await press('Block');
  await until(() => stored('blocks/buyer_seller')?.other_name).toEqual({ stringValue: 'Hoa' });
  await notices(/Hoa is blocked/);
});

it('nobody is offered to block themselves', async () => {
  openIsland(BlockSeller, { lang: 'en', seller: { id: 'buyer', name: 'Hoa' } });
  openIsland(BlockSeller, { lang: 'en', seller: { id: 'other', name: 'Minh' } });
  await until(() => hasButton('Block Minh')).toBe(true);
  expect(hasButton('Block Hoa')).toBe(false);
});

it('a visitor is not asked', async () => {
  openIsland(BlockSeller, { lang: 'en', seller }, { as: null });
  expect(document.querySelector('button')).toBeNull();
});
