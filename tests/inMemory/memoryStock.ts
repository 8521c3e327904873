import type { ImportPreview, StockAnswer, StockTable } from '../../src/domain/stock/stock.schema.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { openShop, type Person } from './memoryShops.ts';
import { call, documents, fresh, publish } from './memorySuite.ts';

export const phone = '+84912345678';
export const head = ['Mã xe', 'Hãng xe', 'Dòng xe', 'Năm', 'Số km', 'Phân khối', 'Khu vực', 'Giá', 'Mô tả'];
export const rowOf = (number: string, changes: Partial<Record<string, string>> = {}) =>
  head.map(
    (heading) =>
      changes[heading] ??
      {
        'Mã xe': number,
        'Hãng xe': 'Honda',
        'Dòng xe': 'Vision',
        Năm: '2021',
        'Số km': `1${number.replace(/\D/g, '')}`,
        'Phân khối': '110',
        'Khu vực': 'Hà Nội',
        Giá: '28,5tr',
        'Mô tả': 'Xe đẹp',
      }[heading] ??
      '',
  );
export const numbers = (count: number) => Array.from({ length: count }, (_, index) => `A${index + 1}`);

/** Opens a shop with numbered bikes: B0, B1 and so on. */
export const openStock = async (bikes = 0) => {
  const shop = await openShop();
  for (let index = 0; index < bikes; index += 1) await addBike(shop.owner, shop.id, `B${index}`);
  return shop;
};
export const addBike = async (owner: Person, shop: string, number: string) => {
  const id = fresh('bike');
  await publish(buildListing({ id, slug: id, user_id: owner.id, seller_name: 'Hùng', shop }));
  await documents.doc(`shops/${shop}/stock/${number}`).set({ listing_id: id });
  return id;
};

export const act = async (person: Person, action: object) => {
  const { status, body } = await call('changeStock', { action }, person.token);
  return { status, answer: (JSON.parse(body).result ?? {}) as StockAnswer };
};
export const file = (rows: string[][], changes: object = {}) => ({
  act: 'preview',
  language: 'vi',
  rows: [head, ...rows],
  phone,
  sell_missing: false,
  seen: null,
  ...changes,
});
export const preview = async (person: Person, rows: string[][], changes: object = {}) =>
  (await act(person, file(rows, changes))).answer.preview as ImportPreview;
export const load = async (person: Person, rows: string[][], changes: object = {}) => {
  const { print } = await preview(person, rows, changes);
  return act(person, file(rows, { ...changes, act: 'import', seen: print }));
};
export const table = async (person: Person, rows: 'en' | 'vi' | null = null) =>
  JSON.parse((await call('readStock', { rows }, person.token)).body).result as StockTable;
export const bikesOf = async (person: Person) =>
  new Map((await table(person)).bikes.map((bike) => [bike.number, bike]));
