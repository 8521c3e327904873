import { afterEach, expect, it, vi } from 'vitest';
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
import { openStock, row, stock } from '../../../tests/inMemory/stockPage.tsx';
import { $memberships } from '../../firebase/shopMembership.ts';
import { $notices } from '../../ui/notify.ts';
import { Stock } from './Stock.tsx';

afterEach(() => vi.restoreAllMocks());

it('who joins a shop sees its stock without reloading the page', async () => {
  openStock();
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
  openStock();
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
  stock.bikes = [row('A1'), row('BIKE0000000000000000', { unnumbered: true, title: 'Honda SH 2020' })];
  openStock('vi');
  await tick('Chọn Honda SH 2020');
  expect(document.body.textContent).not.toContain('BIKE000');
  await press('Đặt mã cho Honda SH 2020');
  const input = await control('Mã của Honda SH 2020');
  type(input, 'A 102');
  submit(input as HTMLInputElement);
  await says('Mã xe có tối đa 30 ký tự');
  expect([stock.acts, input.getAttribute('aria-invalid')]).toEqual([[], 'true']);
  type(input, ' a102 ');
  stock.answer = () => ({
    done: 0,
    refused: [{ number: 'A102', title: 'Honda SH 2020', reason: 'numberTaken' }],
  });
  submit(input as HTMLInputElement);
  await says('mã này đã dùng cho xe khác');
  await notices('Không có gì thay đổi');
  await button('Lưu');
  expect(stock.acts).toEqual([{ act: 'number', id: 'idBIKE0000000000000000', number: 'A102' }]);
  stock.bikes = [row('A1'), row('A103', { title: 'Honda SH 2020' })];
  stock.answer = () => ({ done: 1 });
  type(input, 'A103');
  submit(input as HTMLInputElement);
  await says('A103');
});

it('new prices wait in the table, are saved at once, and undone by the notice', async () => {
  openStock();
  await tick('Select all shown');
  await press('Change prices');
  type(await control('By'), '10');
  await press('Preview prices');
  await says('3 new prices, not saved yet');
  await says('25,700,000');
  expect(stock.acts).toEqual([]);
  stock.answer = () => ({
    done: 2,
    change: 'x'.repeat(20),
    refused: [{ number: 'A3', title: 'Honda Vision 2021', reason: 'changed' }],
  });
  await press('Save prices');
  await notices('2 bikes changed');
  expect(stock.acts).toEqual([
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
  await until(() => stock.acts.at(-1)).toEqual({ act: 'undo', change: 'x'.repeat(20) });
});

it('one price is changed in its place', async () => {
  openStock();
  await press(/^Change the price of A1/);
  type(await control('Price of Honda Vision 2021'), '27tr');
  await says('1 new price, not saved yet');
  await press('Save prices');
  await until(() => stock.acts).toEqual([
    { act: 'prices', bikes: [{ id: 'idA1', from: 28_500_000, price: 27_000_000 }] },
  ]);
});

it('bikes are marked as sold; a draft is not asked for', async () => {
  openStock('vi');
  await tick('Chọn tất cả xe đang hiện');
  await press('Đánh dấu đã bán');
  await until(() => stock.acts).toEqual([{ act: 'status', status: 'sold', bikes: ['idA1', 'idA3'] }]);
});

it('sold bikes stay sold unless they alone are chosen', async () => {
  stock.bikes = [row('A1', { status: 'paused' }), row('A2', { status: 'sold' })];
  openStock();
  await tick('Select all shown');
  await press('Activate');
  await until(() => stock.acts).toEqual([{ act: 'status', status: 'active', bikes: ['idA1'] }]);
  await until(() => hasButton('Pause')).toBe(false);
  await tick('Select A2 Honda Vision 2021');
  await press('Pause');
  await until(() => stock.acts.at(-1)).toEqual({ act: 'status', status: 'paused', bikes: ['idA2'] });
});

it('more bikes than one request may have cannot be chosen for it', async () => {
  stock.bikes = Array.from({ length: 501 }, (_, index) => row(`A${index}`, { status: 'sold' }));
  openStock();
  await tick('Select all shown');
  expect((await button('Activate')).disabled).toBe(true);
  await tick('Select A0 Honda Vision 2021');
  const activate = await button('Activate');
  await until(() => activate.disabled).toBe(false);
});

it('a refusal says why: a limit, bikes that changed meanwhile, and somebody removed', async () => {
  openStock();
  await tick('Choose A1 Honda Vision 2021'.replace('Choose', 'Select'));
  for (const [status, text] of [
    ['RESOURCE_EXHAUSTED', /too many changes for now/],
    ['FAILED_PRECONDITION', /look at the preview again/],
    ['PERMISSION_DENIED', /can't change these bikes/],
  ] as const) {
    $notices.set([]);
    stock.answer = () => refuse(status);
    await until(() => hasButton('Pause')).toBe(true);
    await press('Pause');
    await until(() => $notices.get().some((notice) => text.test(notice.text ?? ''))).toBe(true);
    await until(() => document.querySelector('button[aria-busy]')).toBe(null);
  }
  $notices.set([]);
  stock.answer = () => refuse('INVALID_ARGUMENT');
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
  openStock();
  await press('Export as CSV');
  await notices('File saved');
  expect(await saved[0]?.text()).toContain("\r\n'=A1\r\n");
});

it('a change is undone from the list of the last days', async () => {
  stock.changes = [
    { id: 'c'.repeat(20), kind: 'prices', bikes: 12, created_at: Date.now(), undone: false },
    { id: 'd'.repeat(20), kind: 'import', bikes: 1, created_at: Date.now(), undone: true },
  ];
  openStock();
  await until(() => document.querySelectorAll('[role=tab]').length).toBe(4);
  (document.querySelectorAll('[role=tab]')[3] as HTMLElement).click();
  await says('Prices · 12 bikes');
  await says('Undone');
  (await button('Undo')).click();
  await until(() => stock.acts).toEqual([{ act: 'undo', change: 'c'.repeat(20) }]);
});

it('rows are filtered by status and words', async () => {
  openStock();
  choose(await control('Show'), 'draft');
  await says('1 bike');
  type(await control('Find a bike'), 'a3');
  await says('No bikes match.');
});

it('for somebody without a shop there is nothing', async () => {
  openStock();
  world.calls.readStock = (() => refuse('PERMISSION_DENIED')) as never;
  const { container } = openIsland(Stock, { lang: 'en' });
  await until(() => container.textContent?.trim()).toBe('');
});
