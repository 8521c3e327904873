import type { Firestore } from 'firebase-admin/firestore';
import type { ShopDetails } from '../../../src/domain/shops/shop.schema.ts';
import type { Accounts } from '../readers/findPerson.ts';
import { invitationPlace, type ShopRefusal } from './invitations.ts';
import { personIn, personPlace, type ShopOfPerson, shopIn, shopPlace } from './readShop.ts';

/** Also deletes the person's invitation, so that it cannot be accepted again. */
export const removePerson = async (
  { documents, accounts }: { documents: Firestore; accounts: Accounts },
  { id }: Pick<ShopOfPerson, 'id'>,
  userId: string,
): Promise<void> => {
  const email = (await accounts(userId))?.email;
  await documents.runTransaction(async (transaction) => {
    const place = personPlace(documents, userId);
    const person = personIn(await transaction.get(place));
    if (person?.shop_id !== id || person.role === 'owner') return;
    transaction.delete(place);
    if (email) transaction.delete(invitationPlace(documents, id, email));
  });
};

export const changeDetails = (
  documents: Firestore,
  { id }: ShopOfPerson,
  details: ShopDetails,
  revision: number,
): Promise<'done' | ShopRefusal> =>
  documents.runTransaction(async (transaction) => {
    const place = shopPlace(documents, id);
    const shop = shopIn(await transaction.get(place));
    if (!shop) return 'gone';
    if (shop.revision !== revision) return 'stale';
    transaction.update(place, { ...details, revision: revision + 1 });
    return 'done';
  });
