import { deleteAll } from '../platform/deleteAll.ts';
import { removeAll } from '../platform/removeAll.ts';
import type { LogoStore } from './changeLogo.ts';
import { logoFolder } from './logoPaths.plan.ts';
import { personIn, personPlace, shopPlace } from './readShop.ts';

/** Deletes the owner's `shop_people` document last, because a retry needs it to find the shop. */
export const eraseShop = async ({ documents, files }: LogoStore, id: string): Promise<void> => {
  const place = shopPlace(documents, id);
  await documents.recursiveDelete(place);
  await removeAll(files, await files.list(logoFolder(id)));
  await deleteAll(documents, documents.collection('shop_invitations').where('shop_id', '==', id));
  const people = documents.collection('shop_people').where('shop_id', '==', id);
  await deleteAll(documents, people.where('role', '==', 'stock'));
  await deleteAll(documents, people);
};

export const eraseShopOf = async (store: LogoStore, userId: string): Promise<void> => {
  const person = personIn(await personPlace(store.documents, userId).get());
  if (person?.role === 'owner') await eraseShop(store, person.shop_id);
};
