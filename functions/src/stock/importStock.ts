import { createHash } from 'node:crypto';
import { HttpsError } from 'firebase-functions/https';
import { Contact } from '../../../src/domain/contacts/contact.schema.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../../src/domain/listings/listing.ts';
import { newId } from '../../../src/domain/platform/newId.ts';
import { planImport } from '../../../src/domain/stock/planImport.ts';
import type { ImportPlan, PlannedBike } from '../../../src/domain/stock/plannedBike.ts';
import type { ImportPreview, StockAction, StockAnswer } from '../../../src/domain/stock/stock.schema.ts';
import { stockWords } from '../../../src/i18n/stockWords.ts';
import { freeRoom, type Stock } from './stockOf.ts';
import { type BikeChange, countChange, type StockContext, writeChange } from './writeChange.ts';

type Import = Extract<StockAction, { act: 'preview' | 'import' }>;

const latestPhone = async ({ transaction, documents }: StockContext, { bikes }: Stock) => {
  const [newest] = bikes.toSorted((a, b) => b.listing.created_at - a.listing.created_at);
  if (!newest) return null;
  const place = documents.doc(`motorcycles/${newest.listing.id}/contact/phone`);
  return Contact.safeParse((await transaction.get(place)).data()).data?.value ?? null;
};

const previewOf = ({ bikes, missing, ignored, problems }: ImportPlan): ImportPreview => {
  const count = (kind: PlannedBike['kind']) => bikes.filter((bike) => bike.kind === kind).length;
  const agreed = [bikes, missing.map(({ number }) => number)];
  return {
    problems,
    ignored,
    added: count('new'),
    changed: count('changed'),
    same: count('same'),
    missing: missing.map(({ number }) => number),
    bikes: bikes.map(({ line, number, title, price, kind, columns }) => ({
      line,
      number,
      title,
      price,
      kind,
      columns,
    })),
    print: createHash('sha256').update(JSON.stringify(agreed)).digest('base64url').slice(0, 22),
  };
};

const newListing = (
  fields: Extract<PlannedBike, { kind: 'new' }>['fields'],
  stock: Stock,
  now: number,
): Stored<Listing> => ({
  ...fields,
  id: newId(),
  user_id: stock.shop.owner,
  created_at: now,
  updated_at: now,
  deleted_at: null,
  slug: null,
  status: 'draft',
  shop: stock.id,
});

const changesOf = (plan: ImportPlan, stock: Stock, phone: string, now: number): BikeChange[] => {
  const listings = new Map(stock.bikes.map(({ listing }) => [listing.id, listing]));
  const planned = plan.bikes.flatMap((bike): BikeChange[] => {
    if (bike.kind === 'new')
      return [{ number: bike.number, added: newListing(bike.fields, stock, now), phone }];
    const listing = listings.get(bike.kind === 'changed' ? bike.id : '');
    return bike.kind === 'changed' && listing
      ? [{ number: bike.number, listing, changes: bike.changes }]
      : [];
  });
  const sold = plan.missing.map(
    ({ number, listing }): BikeChange => ({ number, listing, changes: { status: 'sold' } }),
  );
  return [...planned, ...sold];
};

/** Imports a file or previews it. @throws if bikes changed since the preview */
export const importStock = async (
  context: StockContext,
  stock: Stock,
  request: Import,
): Promise<StockAnswer> => {
  // Only the owner may choose the number that buyers call.
  const typed = stock.role === 'owner' ? request.phone : null;
  const phone = typed ?? (await latestPhone(context, stock));
  const plan = planImport(request.rows, stock.bikes, {
    language: request.language,
    words: stockWords,
    now: new Date(context.now),
    phone,
    sellMissing: request.sell_missing,
    free: freeRoom(stock),
  });
  const preview = previewOf(plan);
  if (request.act === 'preview') return { preview };
  if (preview.problems.length > 0 || request.seen !== preview.print)
    throw new HttpsError('failed-precondition', 'Your bikes have changed since the preview.');
  const bikes = changesOf(plan, stock, phone ?? '', context.now);
  if (bikes.length === 0) return { preview, done: 0, change: null };
  await countChange(context, bikes.length);
  return { preview, done: bikes.length, change: writeChange(context, 'import', bikes) };
};
