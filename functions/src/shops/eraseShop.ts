import type { Firestore } from 'firebase-admin/firestore';
import { deleteAll } from '../platform/deleteAll.ts';
import { personIn, personPlace, shopPlace } from './readShop.ts';

/** Deletes the owner's `shop_people` document last: a retry finds the shop by it. */
export const eraseShop = async (documents: Firestore, id: string): Promise<void> => {
  const place = shopPlace(documents, id);
  await documents.recursiveDelete(place);
  await deleteAll(documents, documents.collection('shop_invitations').where('shop_id', '==', id));
  const people = documents.collection('shop_people').where('shop_id', '==', id);
  await deleteAll(documents, people.where('role', '==', 'stock'));
  await deleteAll(documents, people);
};

export const eraseShopOf = async (documents: Firestore, userId: string): Promise<void> => {
  const person = personIn(await personPlace(documents, userId).get());
  if (person?.role === 'owner') await eraseShop(documents, person.shop_id);
};
