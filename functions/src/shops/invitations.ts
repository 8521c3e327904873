import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { ShopInvitation } from '../../../src/domain/shops/shop.schema.ts';
import { shopLimits } from '../../../src/domain/shops/shop.ts';
import { day } from '../../../src/domain/time/time.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import { personIn, personPlace, type ShopOfPerson, shopIn, shopPlace } from './readShop.ts';

export type ShopRefusal = 'full' | 'busy' | 'expired' | 'elsewhere' | 'gone' | 'stale';

export const invitationPlace = (documents: Firestore, shop: string, email: string): DocumentReference =>
  documents.collection('shop_invitations').doc(`${shop}_${hashedId(email.toLowerCase())}`);

export const invitationIn = (snapshot: DocumentSnapshot | undefined): ShopInvitation | null =>
  ShopInvitation.safeParse(snapshot?.data()).data ?? null;

const peopleOf = (documents: Firestore, shop: string) =>
  documents.collection('shop_people').where('shop_id', '==', shop);

/** Does not check whether the address has an account: the response must not reveal this. */
export const invite = (
  documents: Firestore,
  { id }: ShopOfPerson,
  email: string,
  now: number,
): Promise<'done' | ShopRefusal> =>
  documents.runTransaction(async (transaction) => {
    const place = invitationPlace(documents, id, email);
    const [shop, invited, people] = await Promise.all([
      transaction.get(shopPlace(documents, id)),
      transaction.get(documents.collection('shop_invitations').where('shop_id', '==', id)),
      transaction.get(peopleOf(documents, id)),
    ]);
    if (!shopIn(shop)) return 'gone';
    const others = invited.docs.filter(
      (other) => other.id !== place.id && (invitationIn(other)?.expires_at ?? 0) > now,
    );
    if (people.size >= shopLimits.people || others.length >= shopLimits.invitations) return 'full';
    transaction.set(place, {
      ...{ shop_id: id, email },
      invited_at: Timestamp.fromMillis(now),
      expires_at: Timestamp.fromMillis(now + shopLimits.invitationDays * day),
    });
    return 'done';
  });

/** A person can belong to one shop only. */
export const accept = (
  documents: Firestore,
  { userId, email }: { userId: string; email: string },
  shopId: string,
  now: number,
): Promise<'done' | ShopRefusal> =>
  documents.runTransaction(async (transaction) => {
    const place = invitationPlace(documents, shopId, email);
    const person = personPlace(documents, userId);
    const [invitation, shop, member, people] = await Promise.all([
      transaction.get(place),
      transaction.get(shopPlace(documents, shopId)),
      transaction.get(person),
      transaction.get(peopleOf(documents, shopId)),
    ]);
    const current = personIn(member);
    if (current) return current.shop_id === shopId ? 'done' : 'elsewhere';
    const stored = invitationIn(invitation);
    if (!stored || !shopIn(shop)) return 'expired';
    if (stored.email !== email.toLowerCase() || stored.expires_at < now) return 'expired';
    if (people.size >= shopLimits.people) return 'full';
    transaction.delete(place);
    transaction.set(person, { shop_id: shopId, role: 'stock', since: Timestamp.fromMillis(now) });
    return 'done';
  });

export const decline = async (documents: Firestore, shopId: string, email: string): Promise<void> => {
  await invitationPlace(documents, shopId, email).delete();
};

export const withdraw = (documents: Firestore, { id }: ShopOfPerson, invitation: string): Promise<void> =>
  documents.runTransaction(async (transaction) => {
    const place = documents.collection('shop_invitations').doc(invitation);
    if (invitationIn(await transaction.get(place))?.shop_id === id) transaction.delete(place);
  });
