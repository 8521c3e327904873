import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { isOptionalField } from '../../../src/domain/listings/fields.ts';
import { nextRevision } from '../../../src/domain/platform/revision.ts';
import {
  ChangedBike,
  type RefusedBike,
  type StockAction,
  type StockAnswer,
  StockChange,
} from '../../../src/domain/stock/stock.schema.ts';
import { shopPlace } from '../shops/readShop.ts';
import { freeRoom, type Stock } from './stockOf.ts';
import { bikePrint } from './stockPrint.plan.ts';
import { countChange, type StockContext } from './writeChange.ts';

const mayLack = (name: string) => name === 'facts' || name === 'other_description' || isOptionalField(name);
const asBefore = (before: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(before).map(([name, value]) => [
      name,
      value === null && mayLack(name) ? FieldValue.delete() : value,
    ]),
  );

/** Skips bikes that were changed again. Deletes bikes that the change added. */
export const undoChange = async (
  context: StockContext,
  stock: Stock,
  { change: id }: Extract<StockAction, { act: 'undo' }>,
): Promise<StockAnswer> => {
  const { transaction, documents, shopId, now } = context;
  const place = shopPlace(documents, shopId).collection('changes').doc(id);
  const change = StockChange.safeParse((await transaction.get(place)).data()).data;
  if (!change || change.expires_at <= now)
    throw new HttpsError('not-found', 'This change can no longer be undone.');
  if (change.undone_at !== null) throw new HttpsError('already-exists', 'This change was undone already.');
  const entries = await transaction.get(place.collection('changed_bikes'));
  await countChange(context, entries.size);
  const byId = new Map(stock.bikes.map((bike) => [bike.listing.id, bike]));
  const refused: RefusedBike[] = [];
  let done = 0;
  let room = freeRoom(stock);
  for (const entry of entries.docs) {
    const undo = ChangedBike.safeParse(entry.data()).data;
    if (!undo) continue;
    const listing = byId.get(entry.id)?.listing;
    if (!listing || bikePrint(listing) !== undo.print) {
      refused.push({ number: undo.number, title: undo.title, reason: listing ? 'changed' : 'gone' });
      continue;
    }
    const { status } = undo.before ?? {};
    if (listing.status === 'sold' && status !== undefined && status !== 'sold') {
      if (room <= 0) {
        refused.push({ number: undo.number, title: undo.title, reason: 'shopFull' });
        continue;
      }
      room -= 1;
    }
    const time = Timestamp.fromMillis(now);
    const bike = documents.collection('motorcycles').doc(entry.id);
    if (undo.before)
      transaction.update(bike, {
        ...asBefore(undo.before),
        updated_at: time,
        revision: nextRevision(listing),
      });
    else {
      transaction.update(bike, { deleted_at: time, updated_at: time });
      transaction.delete(shopPlace(documents, shopId).collection('stock').doc(undo.number));
    }
    done += 1;
  }
  transaction.update(place, { undone_at: Timestamp.fromMillis(now) });
  return { done, refused };
};
