import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { type Stored, titleOf } from '../../../src/domain/listings/listing.ts';
import { newId } from '../../../src/domain/platform/newId.ts';
import { nextRevision } from '../../../src/domain/platform/revision.ts';
import { shopLimits } from '../../../src/domain/shops/shop.ts';
import type { ChangeKind } from '../../../src/domain/stock/stock.schema.ts';
import { day } from '../../../src/domain/time/time.ts';
import { countWith } from '../http/rateLimit.ts';
import { shopPlace } from '../shops/readShop.ts';
import { bikePrint } from './stockPrint.plan.ts';

export type StockContext = {
  transaction: Transaction;
  documents: Firestore;
  shopId: string;
  now: number;
};

/** Below Firestore's limit of 10 MiB per commit. */
const maxBytes = 7_000_000;
const singleChanges = 300;

/**
 * Counts a change towards the shop's limit. Writing this counter serializes the shop's changes. Call it after
 * all reads.
 */
export const countChange = async (
  { transaction, documents, shopId, now }: StockContext,
  bikes: number,
): Promise<void> => {
  const limit =
    bikes > 1
      ? { action: 'stock_change', limit: shopLimits.changes, seconds: day / 1_000 }
      : { action: 'stock_edit', limit: singleChanges, seconds: day / 1_000 };
  if (await countWith(transaction, documents, [{ who: shopId, limit }], now)) return;
  throw new HttpsError('resource-exhausted', 'Too many changes today. Please go on tomorrow.');
};

export type Changes = Record<string, unknown>;
export type BikeChange =
  | { number: string; listing: Stored<Listing>; changes: Changes }
  | { number: string; added: Stored<Listing>; phone: string };

const listingPlace = ({ documents }: StockContext, id: string) => documents.collection('motorcycles').doc(id);

const addBike = (
  context: StockContext,
  { number, added, phone }: Extract<BikeChange, { added: unknown }>,
) => {
  const { transaction, documents, shopId, now } = context;
  const time = Timestamp.fromMillis(now);
  const { id, ...listing } = added;
  const place = listingPlace(context, id);
  transaction.create(place, { ...listing, created_at: time, updated_at: time });
  for (const channel of ['phone', 'whatsapp'])
    transaction.create(place.collection('contact').doc(channel), {
      value: phone,
      hidden: false,
      updated_at: time,
    });
  transaction.set(shopPlace(documents, shopId).collection('stock').doc(number), { listing_id: id });
};

const before = (listing: Listing, changes: Changes) =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, listing[name as keyof Listing] ?? null]));

/** @returns id of the change @throws if it is too large */
export const writeChange = (
  context: StockContext,
  kind: ChangeKind,
  bikes: readonly BikeChange[],
): string => {
  const { transaction, documents, shopId, now } = context;
  const time = Timestamp.fromMillis(now);
  const expires_at = Timestamp.fromMillis(now + shopLimits.undoDays * day);
  const id = newId();
  const change = shopPlace(documents, shopId).collection('changes').doc(id);
  let bytes = 0;
  for (const bike of bikes) {
    const after = 'added' in bike ? bike.added : { ...bike.listing, ...bike.changes };
    const undo = {
      number: bike.number,
      title: titleOf(after),
      print: bikePrint(after as Listing),
      before: 'added' in bike ? null : before(bike.listing, bike.changes),
      expires_at,
    };
    if ('added' in bike) addBike(context, bike);
    else
      transaction.update(listingPlace(context, bike.listing.id), {
        ...bike.changes,
        updated_at: time,
        revision: nextRevision(bike.listing),
      });
    transaction.create(change.collection('changed_bikes').doc(after.id), undo);
    bytes += Buffer.byteLength(JSON.stringify([after, undo.before]));
  }
  if (bytes > maxBytes)
    throw new HttpsError('invalid-argument', 'This is too much at once. Please split the file.');
  transaction.create(change, {
    kind,
    bikes: bikes.length,
    created_at: time,
    undone_at: null,
    expires_at,
  });
  return id;
};
