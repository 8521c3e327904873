import type { Firestore } from 'firebase-admin/firestore';
import { titleOf } from '../../../src/domain/listings/listing.ts';
import { StockChange, type StockTable } from '../../../src/domain/stock/stock.schema.ts';
import { stockRows } from '../../../src/domain/stock/stockCells.ts';
import { stockWords } from '../../../src/i18n/stockWords.ts';
import { shopPlace } from '../shops/readShop.ts';
import { stockOf } from './stockOf.ts';

const shownChanges = 30;

/** `rowsIn`: language of exported rows; null for no export. */
export const readTable = async (
  documents: Firestore,
  userId: string,
  rowsIn: 'en' | 'vi' | null,
  now: number,
): Promise<StockTable> => {
  const { id, shop, role, bikes } = await documents.runTransaction(
    (transaction) => stockOf(transaction, documents, userId),
    { readOnly: true },
  );
  const changes = await shopPlace(documents, id)
    .collection('changes')
    .orderBy('created_at', 'desc')
    .limit(shownChanges)
    .get();
  const newestFirst = bikes.toSorted(
    (a, b) => b.listing.created_at - a.listing.created_at || (a.number < b.number ? -1 : 1),
  );
  return {
    name: shop.name,
    role,
    bikes: newestFirst.map(({ number, listing, unnumbered }) => ({
      id: listing.id,
      number,
      ...(unnumbered && { unnumbered }),
      title: titleOf(listing),
      price: listing.price,
      status: listing.status,
      created_at: listing.created_at,
      photos: listing.images.length,
      slug: listing.slug,
    })),
    changes: changes.docs.flatMap((document) => {
      const change = StockChange.safeParse(document.data()).data;
      if (!change || change.expires_at <= now) return [];
      const { kind, bikes: count, created_at, undone_at } = change;
      return [{ id: document.id, kind, bikes: count, created_at, undone: undone_at !== null }];
    }),
    ...(rowsIn && {
      rows: stockRows(
        rowsIn,
        stockWords,
        newestFirst.filter(({ listing }) => !['sold', 'hidden'].includes(listing.status)),
      ),
    }),
  };
};
