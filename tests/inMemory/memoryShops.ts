import { Timestamp } from 'firebase-admin/firestore';
import type { ShopRole } from '../../src/domain/shops/shop.ts';
import { createMember } from './memoryPeople.ts';
import { documents, fresh } from './memorySuite.ts';

export type Person = Awaited<ReturnType<typeof createMember>>;

export const openShop = async () => {
  const owner = await createMember('Hùng');
  const id = fresh('shop');
  const since = Timestamp.now();
  const shop = { name: 'Xe máy Hùng', address: '1 Lê Lợi', hours: null, map_link: null, revision: 1 };
  await documents.doc(`shops/${id}`).set({ ...shop, owner: owner.id, name_key: id, since });
  await documents.doc(`shop_people/${owner.id}`).set({ shop_id: id, role: 'owner', since });
  return { id, owner };
};

export const join = async (shop: string, role: ShopRole = 'stock') => {
  const person = await createMember('Mai');
  await documents.doc(`shop_people/${person.id}`).set({ shop_id: shop, role, since: Timestamp.now() });
  return person;
};
