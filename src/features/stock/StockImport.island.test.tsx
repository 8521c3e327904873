import { afterEach, expect, it, vi } from 'vitest';
import { control, hasButton, notices, press, says, type, until } from '../../../tests/inMemory/hands.ts';
import { chooseFile, openStock, stock } from '../../../tests/inMemory/stockPage.tsx';

afterEach(() => vi.restoreAllMocks());

it('a file is checked, its problems are named, and it is imported once they are corrected', async () => {
  stock.bikes = [];
  const preview = {
    problems: [{ line: 3, column: 'price', problem: 'notAnAmount', cell: 'liên hệ' }],
    ignored: ['Giá vốn'],
    added: 1,
    changed: 0,
    same: 0,
    missing: [],
    bikes: [
      { line: 2, number: 'A1', title: 'Honda Vision 2021', price: 28_500_000, kind: 'new', columns: [] },
    ],
    print: 'seen',
  };
  stock.answer = () => ({ preview });
  openStock();
  await press('Check the file');
  await says('Choose a file or paste cells first.');
  const field = await control('Or paste cells from a spreadsheet');
  type(field, 'Mã xe\tGiá\nA1\t28,5tr\nA2\tliên hệ');
  type(await control('Phone number for new bikes'), '0912 345 678');
  await press('Check the file');
  await says('1 problem. Nothing will be imported until you fix it.');
  await says('Line 3 · Price (VND)');
  await says('Write an amount, such as 28500000, 28.5 million or 28tr5.');
  await says("Columns that won't be imported: Giá vốn");
  expect(hasButton(/^Import \d/)).toBe(false);
  expect(stock.acts).toEqual([
    {
      act: 'preview',
      language: 'en',
      rows: [
        ['Mã xe', 'Giá'],
        ['A1', '28,5tr'],
        ['A2', 'liên hệ'],
      ],
      phone: '+84912345678',
      sell_missing: false,
      seen: null,
    },
  ]);
  type(field, 'Mã xe\tGiá\nA1\t28,5tr');
  stock.answer = ({ act }) =>
    act === 'import'
      ? { preview, done: 1, change: 'y'.repeat(20) }
      : { preview: { ...preview, problems: [] } };
  await press('Check the file');
  await says('1 new, 0 changed, 0 unchanged');
  await press('Import 1 bike');
  await notices('1 bike imported');
  expect(stock.acts.at(-1)).toMatchObject({ act: 'import', seen: 'seen', rows: { length: 2 } });
});

it('a wrong phone number is not replaced by the number of another bike', async () => {
  stock.bikes = [];
  openStock();
  type(await control('Or paste cells from a spreadsheet'), 'Mã xe\nA1');
  const phone = await control('Phone number for new bikes');
  type(phone, '0912 345');
  await press('Check the file');
  await says('Enter a Vietnamese phone number, such as 0912 345 678.');
  expect(stock.acts).toEqual([]);
  type(phone, '0912 345 678');
  await press('Check the file');
  await until(() => stock.acts).toMatchObject([{ phone: '+84912345678' }]);
});

it('of a file and pasted cells the later ones are checked', async () => {
  stock.bikes = [];
  openStock();
  const field = await control('Or paste cells from a spreadsheet');
  const file = await control('CSV file');
  type(field, 'pasted');
  chooseFile(file, [new File(['chosen'], 'a.csv')]);
  await until(() => field.value).toBe('');
  await press('Check the file');
  await until(() => stock.acts).toMatchObject([{ rows: [['chosen']] }]);
  await until(() => document.querySelector('button[aria-busy]')).toBe(null);
  type(field, 'pasted again');
  await press('Check the file');
  await until(() => stock.acts.at(-1)).toMatchObject({ rows: [['pasted again']] });
});
