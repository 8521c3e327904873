import type { Firestore } from 'firebase-admin/firestore';
import type { OwnShop } from '../../../src/domain/shops/ownShop.schema.ts';
import type { Shop } from '../../../src/domain/shops/shop.schema.ts';
import { type Accounts, nameOf } from '../readers/findPerson.ts';
import { invitationIn } from './invitations.ts';
import { personIn, type ShopOfPerson, shopIn, shopPlace } from './readShop.ts';

type Needs = { documents: Firestore; accounts: Accounts; now: number };

const peopleOf = async ({ documents, accounts }: Needs, shop: string): Promise<OwnShop['people']> => {
  const { docs } = await documents.collection('shop_people').where('shop_id', '==', shop).get();
  const people = docs.map(async (snapshot) => {
    const person = personIn(snapshot);
    if (!person) return [];
    const name = await nameOf(documents, snapshot.id, await accounts(snapshot.id));
    return [{ id: snapshot.id, name, role: person.role, since: person.since }];
  });
  return (await Promise.all(people)).flat().toSorted((a, b) => a.since - b.since);
};

const invitationsWhere = async ({ documents, now }: Needs, field: 'shop_id' | 'email', value: string) => {
  const { docs } = await documents.collection('shop_invitations').where(field, '==', value).get();
  return docs.flatMap((snapshot) => {
    const invitation = invitationIn(snapshot);
    return invitation && invitation.expires_at > now ? [{ id: snapshot.id, ...invitation }] : [];
  });
};

const invitedBy = async (needs: Needs, email: string | null): Promise<OwnShop['invited']> => {
  if (email === null) return [];
  const invitations = await invitationsWhere(needs, 'email', email.toLowerCase());
  const shops = invitations.map(async ({ shop_id }) => {
    const shop = shopIn(await shopPlace(needs.documents, shop_id).get());
    return shop ? [{ id: shop_id, name: shop.name }] : [];
  });
  return (await Promise.all(shops)).flat();
};

const shown = ({ id, role }: ShopOfPerson, shop: Shop): OwnShop['shop'] => ({
  ...{ id, role, name: shop.name, address: shop.address },
  ...{ hours: shop.hours, map_link: shop.map_link, revision: shop.revision ?? 0 },
  // Omitted without a logo: callable functions would send `undefined` as null.
  ...(shop.logo && { logo: shop.logo }),
});

export const readOwnShop = async (
  needs: Needs,
  own: ShopOfPerson | undefined,
  email: string | null,
): Promise<OwnShop> => {
  const shop = own && shopIn(await shopPlace(needs.documents, own.id).get());
  const isOwner = own?.role === 'owner' && Boolean(shop);
  const invitations = isOwner ? await invitationsWhere(needs, 'shop_id', own.id) : [];
  return {
    shop: own && shop ? shown(own, shop) : null,
    people: isOwner ? await peopleOf(needs, own.id) : [],
    invitations: invitations.map(({ id, email: to, expires_at }) => ({ id, email: to, expires_at })),
    invited: own ? [] : await invitedBy(needs, email),
  };
};
