import { limits } from '../../domain/listings/listingFields.ts';
import { type BulkChange, bulkPrice } from '../../domain/stock/bulkPrice.ts';
import type { StockRow } from '../../domain/stock/stock.schema.ts';
import { foldAccents } from '../../domain/text/foldAccents.ts';

export type Shown = StockRow['status'] | 'all';
export type Edits = ReadonlyMap<string, number>;

export const rowsShown = (bikes: readonly StockRow[], status: Shown, words: string): StockRow[] => {
  const wanted = foldAccents(words).split(/\s+/).filter(Boolean);
  return bikes.filter(
    (bike) =>
      (status === 'all' || bike.status === status) &&
      wanted.every((word) => foldAccents(`${bike.number} ${bike.title}`).includes(word)),
  );
};

export const isPriced = ({ status, price }: StockRow): boolean =>
  price !== null && status !== 'sold' && status !== 'hidden';

/** `left`: number of bikes that the change can't apply to. */
export const withBulk = (
  edits: Edits,
  bikes: readonly StockRow[],
  change: BulkChange,
): { edits: Edits; left: number } => {
  const next = new Map(edits);
  let left = 0;
  for (const bike of bikes) {
    const price = bike.price !== null && isPriced(bike) ? bulkPrice(bike.price, change) : null;
    if (price === null) left += 1;
    else next.set(bike.id, price);
  }
  return { edits: next, left };
};

/** An empty or impossible price leaves the stored one. */
export const withEdit = (edits: Edits, id: string, price: number | null): Edits => {
  const next = new Map(edits);
  if (price !== null && price >= 1 && price <= limits.price) next.set(id, price);
  else next.delete(id);
  return next;
};

export const editsToSave = (bikes: readonly StockRow[], edits: Edits) =>
  bikes.flatMap(({ id, price: from }) => {
    const price = edits.get(id);
    return price === undefined || price === from ? [] : [{ id, from, price }];
  });
