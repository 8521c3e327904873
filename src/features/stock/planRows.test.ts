import { expect, it } from 'vitest';
import type { StockRow } from '../../domain/stock/stock.schema.ts';
import { editsToSave, rowsShown, withBulk, withEdit } from './planRows.ts';

const bike = (number: string, changes: Partial<StockRow> = {}): StockRow => ({
  id: number,
  number,
  title: 'Honda Vision Đỏ 2021',
  price: 28_500_000,
  status: 'active',
  created_at: 0,
  photos: 1,
  slug: null,
  ...changes,
});
const bikes = [bike('A1'), bike('A2', { status: 'draft', price: null }), bike('A3', { status: 'sold' })];

it('rows are found by number and title without accents, and by status', () => {
  const ids = (status: 'all' | 'sold', words: string) => rowsShown(bikes, status, words).map(({ id }) => id);
  expect(ids('all', 'a1')).toEqual(['A1']);
  expect(ids('all', 'vision do')).toEqual(['A1', 'A2', 'A3']);
  expect(ids('sold', '')).toEqual(['A3']);
  expect(ids('all', 'wave')).toEqual([]);
});

it('a bulk change leaves bikes without a price, and sold ones', () => {
  const { edits, left } = withBulk(new Map(), bikes, { direction: 'lower', amount: 10, unit: 'percent' });
  expect([...edits]).toEqual([['A1', 25_700_000]]);
  expect(left).toBe(2);
  expect(editsToSave(bikes, edits)).toEqual([{ id: 'A1', from: 28_500_000, price: 25_700_000 }]);
  expect(editsToSave(bikes, new Map([['A1', 28_500_000]]))).toEqual([]);
});

it.each([null, 0, -1, 100_000_000_001])('a typed price of %s is no new price', (price) => {
  const edits = withEdit(new Map(), 'A1', 27_000_000);
  expect([...edits]).toEqual([['A1', 27_000_000]]);
  expect([...withEdit(edits, 'A1', price)]).toEqual([]);
});
