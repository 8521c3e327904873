import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type { Shop } from '../../../src/domain/shops/shop.schema.ts';
import { type ShopRole, shopLimits } from '../../../src/domain/shops/shop.ts';
import { stockNumber } from '../../../src/domain/stock/columns.ts';
import type { StockBike } from '../../../src/domain/stock/plannedBike.ts';
import { StockNumber } from '../../../src/domain/stock/stock.schema.ts';
import { readListing } from '../readers/readListing.ts';
import { personIn, personPlace, shopIn, shopPlace } from '../shops/readShop.ts';

export type Stock = {
  id: string;
  shop: Shop;
  role: ShopRole;
  bikes: StockBike[];
};

/** Negative if the shop has too many bikes. */
export const freeRoom = ({ bikes }: Pick<Stock, 'bikes'>): number =>
  shopLimits.bikes - bikes.filter(({ listing }) => listing.status !== 'sold').length;

const refused = () => new HttpsError('permission-denied', 'This is for people of a shop.');

const shopFor = async (transaction: Transaction, documents: Firestore, userId: string) => {
  const person = personIn(await transaction.get(personPlace(documents, userId)));
  if (!person) throw refused();
  const shop = shopIn(await transaction.get(shopPlace(documents, person.shop_id)));
  if (!shop || (person.role === 'owner') !== (shop.owner === userId)) throw refused();
  const bars = await transaction.getAll(
    documents.collection('suspensions').doc(shop.owner),
    documents.collection('erasures').doc(shop.owner),
  );
  if (bars.some(({ exists }) => exists))
    throw new HttpsError('permission-denied', "The shop's owner is suspended.");
  return { id: person.shop_id, shop, role: person.role };
};

/** Uses a bike's id as its stock number if it has none. */
export const stockOf = async (
  transaction: Transaction,
  documents: Firestore,
  userId: string,
): Promise<Stock> => {
  const shop = await shopFor(transaction, documents, userId);
  const [numbers, listings] = await Promise.all([
    transaction.get(shopPlace(documents, shop.id).collection('stock')),
    transaction.get(documents.collection('motorcycles').where('user_id', '==', shop.shop.owner)),
  ]);
  const numberOf = new Map(
    numbers.docs.flatMap((document) => {
      const entry = StockNumber.safeParse(document.data());
      return entry.success ? [[entry.data.listing_id, document.id] as const] : [];
    }),
  );
  const bikes = listings.docs.flatMap((document): StockBike[] => {
    const listing = readListing(document);
    if (!listing || listing.deleted_at !== null) return [];
    const number = numberOf.get(document.id);
    return [
      {
        number: number ?? stockNumber(document.id) ?? document.id,
        listing: { ...listing, id: document.id },
        unnumbered: number === undefined,
      },
    ];
  });
  return { ...shop, bikes };
};
