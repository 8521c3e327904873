import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { Shop, ShopPerson } from '../../../src/domain/shops/shop.schema.ts';
import type { ShopRole } from '../../../src/domain/shops/shop.ts';
import { documents } from '../platform/site.ts';

export const shopPlace = (store: Firestore, id: string): DocumentReference =>
  store.collection('shops').doc(id);
export const personPlace = (store: Firestore, userId: string): DocumentReference =>
  store.collection('shop_people').doc(userId);

export const shopIn = (snapshot: DocumentSnapshot | undefined): Shop | null =>
  Shop.safeParse(snapshot?.data()).data ?? null;
export const personIn = (snapshot: DocumentSnapshot | undefined): ShopPerson | null =>
  ShopPerson.safeParse(snapshot?.data()).data ?? null;

/** Null while the shop's owner is suspended. */
const openShop = async (store: Firestore, id: string): Promise<Shop | null> => {
  const shop = shopIn(await shopPlace(store, id).get());
  const suspension = shop && (await store.collection('suspensions').doc(shop.owner).get());
  return suspension?.exists ? null : shop;
};

export type ShopOfPerson = { id: string; owner: string; role: ShopRole };

/** Undefined without a shop, and while its owner is suspended. */
export const shopOf = async (
  userId: string,
  store: Firestore = documents(),
): Promise<ShopOfPerson | undefined> => {
  const person = personIn(await personPlace(store, userId).get());
  if (!person) return undefined;
  const shop = await openShop(store, person.shop_id);
  if (!shop || (person.role === 'owner') !== (shop.owner === userId)) return undefined;
  return { id: person.shop_id, owner: shop.owner, role: person.role };
};

export const shownLogo = async (store: Firestore, id: string): Promise<string | undefined> =>
  (await openShop(store, id))?.logo;
