import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuse, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  choose,
  control,
  hasButton,
  notices,
  press,
  says,
  submit,
  tick,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import type { StockAction, StockRow } from '../../domain/stock/stock.schema.ts';
import { $memberships } from '../../firebase/shopMembership.ts';
import { $notices } from '../../ui/notify.ts';
import { Stock } from './Stock.tsx';

const { uploadPhotos } = vi.hoisted(() => ({ uploadPhotos: vi.fn() }));
vi.mock('./uploadPhotos.ts', () => ({ uploadPhotos }));

const row = (number: string, changes: Partial<StockRow> = {}): StockRow => ({
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
let bikes: StockRow[] = [];
let changes: object[] = [];
const acts: StockAction[] = [];
let answer: (action: StockAction) => unknown = () => ({ done: 0 });

beforeEach(() => {
  bikes = [row('A1'), row('A2', { status: 'draft', photos: 0 }), row('A3', { price: 9_000_000 })];
  changes = [];
  acts.length = 0;
  answer = () => ({ done: 1, change: 'x'.repeat(20), refused: [] });
});
afterEach(() => vi.restoreAllMocks());

const open = (lang: 'en' | 'vi' = 'en', role: 'owner' | 'stock' = 'owner') => {
  world.calls.readStock = (({ rows }: { rows: string | null }) => ({
    name: 'Xe máy Hùng',
    role,
    bikes,
    changes,
    ...(rows && { rows: [['Stock number'], ['=A1'], ['A2']] }),
  })) as never;
  world.calls.changeStock = (({ action }: { action: StockAction }) => {
    acts.push(action);
    return answer(action);
  }) as never;
  return openIsland(Stock, { lang });
};

it('who joins a shop sees its stock without reloading the page', async () => {
  open();
  await tick('Select all shown');
  const read = world.calls.readStock;
  world.calls.readStock = (() => refuse('PERMISSION_DENIED')) as never;
  $memberships.set(1);
  await until(() => hasButton('Change prices')).toBe(false);
  if (read) world.calls.readStock = read;
  $memberships.set(2);
  await tick('Select all shown');
});

it('an answer about an earlier shop is not shown, nor its bikes while another is read', async () => {
  open();
  await tick('Select all shown');
  const read = world.calls.readStock;
  const { promise: late, resolve: answerLate } = Promise.withResolvers<unknown>();
  world.calls.readStock = (() => late) as never;
  $memberships.set(11);
  await until(() => hasButton('Export as CSV')).toBe(false);
  let refusals = 0;
  world.calls.readStock = (() => {
    refusals += 1;
    return refuse('PERMISSION_DENIED');
  }) as never;
  $memberships.set(12);
  await until(() => refusals).toBe(1);
  answerLate(read?.({ rows: null } as never));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hasButton('Export as CSV')).toBe(false);
});

it('a bike without stock number shows a dash, and gets a number there', async () => {
  bikes = [row('A1'), row('BIKE0000000000000000', { unnumbered: true, title: 'Honda SH 2020' })];
  open('vi');
  await tick('Chọn Honda SH 2020');
  expect(document.body.textContent).not.toContain('BIKE000');
  await press('Đặt mã cho Honda SH 2020');
  const input = await control('Mã của Honda SH 2020');
  type(input, 'A 102');
  submit(input as HTMLInputElement);
  await says('Mã xe có tối đa 30 ký tự');
  expect([acts, input.getAttribute('aria-invalid')]).toEqual([[], 'true']);
  type(input, ' a102 ');
  answer = () => ({
    done: 0,
    refused: [{ number: 'A102', title: 'Honda SH 2020', reason: 'numberTaken' }],
  });
  submit(input as HTMLInputElement);
  await says('mã này đã dùng cho xe khác');
  await notices('Không có gì thay đổi');
  await button('Lưu');
  expect(acts).toEqual([{ act: 'number', id: 'idBIKE0000000000000000', number: 'A102' }]);
  bikes = [row('A1'), row('A103', { title: 'Honda SH 2020' })];
  answer = () => ({ done: 1 });
  type(input, 'A103');
  submit(input as HTMLInputElement);
  await says('A103');
});

it('new prices wait in the table, are saved at once, and undone by the notice', async () => {
  open();
  await tick('Select all shown');
  await press('Change prices');
  type(await control('By'), '10');
  await press('Preview prices');
  await says('3 new prices, not saved yet');
  await says('25,700,000');
  expect(acts).toEqual([]);
  answer = () => ({
    done: 2,
    change: 'x'.repeat(20),
    refused: [{ number: 'A3', title: 'Honda Vision 2021', reason: 'changed' }],
  });
  await press('Save prices');
  await notices('2 bikes changed');
  expect(acts).toEqual([
    {
      act: 'prices',
      bikes: [
        { id: 'idA1', from: 28_500_000, price: 25_700_000 },
        { id: 'idA2', from: 28_500_000, price: 25_700_000 },
        { id: 'idA3', from: 9_000_000, price: 8_100_000 },
      ],
    },
  ]);
  await says('A3 · Honda Vision 2021 – has been changed since');
  $notices.get().at(-1)?.action?.run();
  await until(() => acts.at(-1)).toEqual({ act: 'undo', change: 'x'.repeat(20) });
});

it('one price is changed in its place', async () => {
  open();
  await press(/^Change the price of A1/);
  type(await control('Price of Honda Vision 2021'), '27tr');
  await says('1 new price, not saved yet');
  await press('Save prices');
  await until(() => acts).toEqual([
    { act: 'prices', bikes: [{ id: 'idA1', from: 28_500_000, price: 27_000_000 }] },
  ]);
});

it('bikes are marked as sold; a draft is not asked for', async () => {
  open('vi');
  await tick('Chọn tất cả xe đang hiện');
  await press('Đánh dấu đã bán');
  await until(() => acts).toEqual([{ act: 'status', status: 'sold', bikes: ['idA1', 'idA3'] }]);
});

it('a file is checked, its problems are named, and it is imported once they are corrected', async () => {
  bikes = [];
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
  answer = () => ({ preview });
  open();
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
  expect(acts).toEqual([
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
  answer = ({ act }) =>
    act === 'import'
      ? { preview, done: 1, change: 'y'.repeat(20) }
      : { preview: { ...preview, problems: [] } };
  await press('Check the file');
  await says('1 new, 0 changed, 0 unchanged');
  await press('Import 1 bike');
  await notices('1 bike imported');
  expect(acts.at(-1)).toMatchObject({ act: 'import', seen: 'seen', rows: { length: 2 } });
});

it('sold bikes stay sold unless they alone are chosen', async () => {
  bikes = [row('A1', { status: 'paused' }), row('A2', { status: 'sold' })];
  open();
  await tick('Select all shown');
  await press('Activate');
  await until(() => acts).toEqual([{ act: 'status', status: 'active', bikes: ['idA1'] }]);
  await until(() => hasButton('Pause')).toBe(false);
  await tick('Select A2 Honda Vision 2021');
  await press('Pause');
  await until(() => acts.at(-1)).toEqual({ act: 'status', status: 'paused', bikes: ['idA2'] });
});

it('more bikes than one request may have cannot be chosen for it', async () => {
  bikes = Array.from({ length: 501 }, (_, index) => row(`A${index}`, { status: 'sold' }));
  open();
  await tick('Select all shown');
  expect((await button('Activate')).disabled).toBe(true);
  await tick('Select A0 Honda Vision 2021');
  const activate = await button('Activate');
  await until(() => activate.disabled).toBe(false);
});

const chooseFile = (field: Element, files: readonly File[]) => {
  Object.defineProperty(field, 'files', { value: files, configurable: true });
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

it('a wrong phone number is not replaced by the number of another bike', async () => {
  bikes = [];
  open();
  type(await control('Or paste cells from a spreadsheet'), 'Mã xe\nA1');
  const phone = await control('Phone number for new bikes');
  type(phone, '0912 345');
  await press('Check the file');
  await says('Enter a Vietnamese phone number, such as 0912 345 678.');
  expect(acts).toEqual([]);
  type(phone, '0912 345 678');
  await press('Check the file');
  await until(() => acts).toMatchObject([{ phone: '+84912345678' }]);
});

it('of a file and pasted cells the later ones are checked', async () => {
  bikes = [];
  open();
  const field = await control('Or paste cells from a spreadsheet');
  const file = await control('CSV file');
  type(field, 'pasted');
  chooseFile(file, [new File(['chosen'], 'a.csv')]);
  await until(() => field.value).toBe('');
  await press('Check the file');
  await until(() => acts).toMatchObject([{ rows: [['chosen']] }]);
  await until(() => document.querySelector('button[aria-busy]')).toBe(null);
  type(field, 'pasted again');
  await press('Check the file');
  await until(() => acts.at(-1)).toMatchObject({ rows: [['pasted again']] });
});

it('a refusal says why: a limit, bikes that changed meanwhile, and somebody removed', async () => {
  open();
  await tick('Choose A1 Honda Vision 2021'.replace('Choose', 'Select'));
  for (const [status, text] of [
    ['RESOURCE_EXHAUSTED', /too many changes for now/],
    ['FAILED_PRECONDITION', /look at the preview again/],
    ['PERMISSION_DENIED', /can't change these bikes/],
  ] as const) {
    $notices.set([]);
    answer = () => refuse(status);
    await until(() => hasButton('Pause')).toBe(true);
    await press('Pause');
    await until(() => $notices.get().some((notice) => text.test(notice.text ?? ''))).toBe(true);
    await until(() => document.querySelector('button[aria-busy]')).toBe(null);
  }
  $notices.set([]);
  answer = () => refuse('INVALID_ARGUMENT');
  await press('Pause');
  await notices("That didn't work");
  expect($notices.get().at(-1)?.text).toBe(undefined);
});

it('an export is a file that no spreadsheet runs', async () => {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:x';
  });
  open();
  await press('Export as CSV');
  await notices('File saved');
  expect(await saved[0]?.text()).toContain("\r\n'=A1\r\n");
});

it('photos are sorted by their names before anything is sent, also for people of the shop', async () => {
  open('en', 'stock');
  await press('Photos');
  const files = ['A2-1.jpg', 'A2-2.jpg', 'Z9-1.jpg'].map((name) => new File(['x'], name));
  chooseFile(await control('Photos or a ZIP file'), files);
  await says('2 photos. Bikes: 1');
  await says('Z9-1.jpg no bike has this stock number');
  expect(acts).toEqual([]);
});

it('photos that could not be read, uploaded or saved stay chosen, and the page says so', async () => {
  open();
  await press('Photos');
  const input = await control('Photos or a ZIP file');
  const unreadable = Object.defineProperty(new File(['x'], 'A2-1.jpg'), 'name', {
    get: () => {
      throw new Error('unreadable');
    },
  });
  chooseFile(input, [unreadable]);
  await notices("That didn't work");
  await until(() => document.body.textContent).not.toContain('Reading…');
  chooseFile(input, [new File(['x'], 'A2-1.jpg')]);
  const uploaded = { bikes: [{ id: 'idA2', photos: ['/photos/idA2/1'] }], problems: [] };
  answer = () => refuse('PERMISSION_DENIED');
  const offline = () => Promise.reject(new Error('offline'));
  for (const outcome of [offline, async () => uploaded]) {
    $notices.set([]);
    uploadPhotos.mockImplementationOnce(outcome);
    await press('Upload photos');
    await notices("That didn't work");
    await until(() => hasButton('Upload photos')).toBe(true);
    await says('1 photo. Bikes: 1');
  }
  answer = () => ({ done: 1, refused: [] });
  uploadPhotos.mockResolvedValueOnce(uploaded);
  await press('Upload photos');
  await notices('1 bike has new photos');
  await until(() => document.querySelector('button[aria-busy]')).toBe(null);
  expect(hasButton('Upload photos')).toBe(false);
  expect(acts).toHaveLength(2);
});

it('a change is undone from the list of the last days', async () => {
  changes = [
    { id: 'c'.repeat(20), kind: 'prices', bikes: 12, created_at: Date.now(), undone: false },
    { id: 'd'.repeat(20), kind: 'import', bikes: 1, created_at: Date.now(), undone: true },
  ];
  open();
  await until(() => document.querySelectorAll('[role=tab]').length).toBe(4);
  (document.querySelectorAll('[role=tab]')[3] as HTMLElement).click();
  await says('Prices · 12 bikes');
  await says('Undone');
  (await button('Undo')).click();
  await until(() => acts).toEqual([{ act: 'undo', change: 'c'.repeat(20) }]);
});

it('rows are filtered by status and words', async () => {
  open();
  choose(await control('Show'), 'draft');
  await says('1 bike');
  type(await control('Find a bike'), 'a3');
  await says('No bikes match.');
});

it('for somebody without a shop there is nothing', async () => {
  open();
  world.calls.readStock = (() => refuse('PERMISSION_DENIED')) as never;
  const { container } = openIsland(Stock, { lang: 'en' });
  await until(() => container.textContent?.trim()).toBe('');
});
