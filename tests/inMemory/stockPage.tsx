import { beforeEach } from 'vitest';
import type { StockAction, StockRow } from '../../src/domain/stock/stock.schema.ts';
import { Stock } from '../../src/features/stock/Stock.tsx';
import { world } from './browserFirestore.ts';
import { openIsland } from './openIsland.tsx';

export const row = (number: string, changes: Partial<StockRow> = {}): StockRow => ({
  id: `id${number}`,
  number,
  title: 'Honda Vision 2021',
  price: 28_500_000,
  status: 'active',
  created_at: Date.now(),
  photos: 1,
  slug: 'honda-vision-2021',
  ...changes,
});

/** Stock that the page reads, its requests in `acts`, and the answer to them. */
export const stock = {
  bikes: [] as StockRow[],
  changes: [] as object[],
  acts: [] as StockAction[],
  answer: (_: StockAction): unknown => ({ done: 0 }),
};
beforeEach(() => {
  stock.bikes = [row('A1'), row('A2', { status: 'draft', photos: 0 }), row('A3', { price: 9_000_000 })];
  stock.changes = [];
  stock.acts = [];
  stock.answer = () => ({ done: 1, change: 'x'.repeat(20), refused: [] });
});

export const openStock = (lang: 'en' | 'vi' = 'en', role: 'owner' | 'stock' = 'owner') => {
  world.calls.readStock = (({ rows }: { rows: string | null }) => ({
    name: 'Xe máy Hùng',
    role,
    bikes: stock.bikes,
    changes: stock.changes,
    ...(rows && { rows: [['Stock number'], ['=A1'], ['A2']] }),
  })) as never;
  world.calls.changeStock = (({ action }: { action: StockAction }) => {
    stock.acts.push(action);
    return stock.answer(action);
  }) as never;
  return openIsland(Stock, { lang });
};

export const chooseFile = (field: Element, files: readonly File[]) => {
  Object.defineProperty(field, 'files', { value: files, configurable: true });
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
