import { beforeEach, expect, it } from 'vitest';
import {
  act,
  addBike,
  bikesOf,
  file,
  load,
  numbers,
  openStock,
  phone,
  preview,
  rowOf,
  table,
} from './memoryStock.ts';
import { documents } from './memorySuite.ts';
import { quiet } from './triggers.ts';

beforeEach(quiet);

it('two hundred bikes come with numbers and contacts, all or none', async () => {
  const { id, owner } = await openStock();
  const rows = numbers(200).map((number) => rowOf(number));
  const wrong = rows.with(6, rowOf('A7', { Giá: 'liên hệ' })).with(150, rowOf('A151', { Năm: '1820' }));
  expect(await preview(owner, wrong)).toMatchObject({
    problems: [
      { line: 8, column: 'price', problem: 'notAnAmount', cell: 'liên hệ' },
      { line: 152, column: 'year', problem: 'yearRange', cell: '1820' },
    ],
    added: 198,
  });
  const { print } = await preview(owner, wrong);
  expect((await act(owner, file(wrong, { act: 'import', seen: print }))).status).toBe(400);
  expect((await table(owner)).bikes).toEqual([]);

  const { answer } = await load(owner, rows);
  expect(answer).toMatchObject({ done: 200, preview: { added: 200, problems: [] } });
  const bikes = await bikesOf(owner);
  expect(bikes.size).toBe(200);
  const bike = bikes.get('A7');
  expect(bike).toMatchObject({ title: 'Honda Vision 2021', price: 28_500_000, status: 'draft', photos: 0 });
  const stored = await documents.doc(`motorcycles/${bike?.id}`).get();
  expect(stored.data()).toMatchObject({
    user_id: owner.id,
    shop: id,
    status: 'draft',
    slug: null,
    engine: '110cc',
  });
  for (const channel of ['phone', 'whatsapp'])
    expect((await stored.ref.collection('contact').doc(channel).get()).get('value')).toBe(phone);
});

it('the same file twice changes nothing, and costs no change', async () => {
  const { owner } = await openStock();
  const rows = [rowOf('A1'), rowOf('A2')];
  await load(owner, rows);
  const before = await table(owner);
  expect((await load(owner, rows)).answer).toMatchObject({
    done: 0,
    change: null,
    preview: { same: 2, added: 0 },
  });
  expect(await table(owner)).toEqual(before);
});

it('two imports at once: the bikes of a file come once', async () => {
  const { owner } = await openStock();
  const rows = [rowOf('A1'), rowOf('A2')];
  const { print } = await preview(owner, rows);
  const both = await Promise.all([1, 2].map(() => act(owner, file(rows, { act: 'import', seen: print }))));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await table(owner)).bikes).toHaveLength(2);
});

it('an import that differs from its preview is refused', async () => {
  const { owner } = await openStock();
  const { print } = await preview(owner, [rowOf('A1')]);
  const other = file([rowOf('A1', { Giá: '1tr' })], { act: 'import', seen: print });
  expect((await act(owner, other)).status).toBe(400);
  expect((await act(owner, { ...other, seen: null })).status).toBe(400);
  expect((await table(owner)).bikes).toEqual([]);
});

it('past the form: what the page would not send is refused', async () => {
  const { owner } = await openStock();
  const wrong = [
    { act: 'import' },
    file([['x'.repeat(20_001)]]),
    file([Array(61).fill('')]),
    file(Array(1_501).fill([''])),
    file([rowOf('A1')], { phone: '0912' }),
    file([rowOf('A1')], { owner: 'somebody' }),
    { act: 'prices', bikes: [] },
    { act: 'prices', bikes: [{ id: 'x', from: 1, price: 0 }] },
    { act: 'prices', bikes: [{ id: 'x', from: 1, price: 1.5 }] },
    { act: 'prices', bikes: [{ id: '../shops/x', from: 1, price: 5 }] },
    { act: 'status', status: 'hidden', bikes: ['x'] },
    { act: 'undo', change: '../../x' },
    { act: 'photos', bikes: [{ id: 'x', photos: [] }] },
  ];
  for (const action of wrong) expect((await act(owner, action)).status).toBe(400);
});

it('texts with phone numbers, links or code, and headings of objects, harm nobody', async () => {
  const { owner } = await openStock();
  const texts = ['Gọi 0912 345 678', 'xe-re.example/win http://a.vn', '<img src=x onerror=alert(1)>'];
  const rows = texts.map((text, index) => rowOf(`A${index + 1}`, { 'Mô tả': text }));
  expect((await preview(owner, rows)).problems).toMatchObject([
    { line: 2, problem: 'phoneInText' },
    { line: 3, problem: 'linkInText' },
  ]);
  await load(owner, [rows[2] ?? []]);
  const id = (await bikesOf(owner)).get('A3')?.id;
  expect((await documents.doc(`motorcycles/${id}`).get()).get('description')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  );
});

it('the 501st bike is refused with its line', async () => {
  const { owner } = await openStock();
  const rows = numbers(500).map((number) => rowOf(number));
  await load(owner, rows);
  expect((await preview(owner, [rowOf('A1'), rowOf('C9999')])).problems).toMatchObject([
    { line: 3, problem: 'shopFull', other: '0' },
  ]);
});

it('sold bikes come back only as far as the shop has room', async () => {
  const { owner } = await openStock(2);
  const ids = [...(await bikesOf(owner)).values()].map(({ id }) => id);
  const { answer } = await act(owner, { act: 'status', status: 'sold', bikes: ids });
  await load(
    owner,
    numbers(499).map((number) => rowOf(number)),
  );
  const back = await act(owner, { act: 'status', status: 'active', bikes: ids });
  expect(back.answer).toMatchObject({ done: 1, refused: [{ reason: 'shopFull' }] });
  await act(owner, { act: 'undo', change: back.answer.change });
  await load(owner, [rowOf('C9999')]);
  expect((await act(owner, { act: 'undo', change: answer.change })).answer).toMatchObject({ done: 0 });
});

it('a known number changes its bike alone; missing bikes are sold only on request', async () => {
  const { owner } = await openStock(2);
  const bikes = await bikesOf(owner);
  const rows = [
    ['Mã xe', 'Giá'],
    ['b0', '14tr'],
  ];
  const whole = { act: 'preview', language: 'vi', rows, phone: null, sell_missing: false, seen: null };
  const seen = (await act(owner, whole)).answer.preview;
  expect(seen).toMatchObject({ changed: 1, missing: [], bikes: [{ columns: ['price'] }] });
  await act(owner, { ...whole, act: 'import', seen: seen?.print });
  expect((await bikesOf(owner)).get('B0')).toEqual({ ...bikes.get('B0'), price: 14_000_000 });
  expect((await bikesOf(owner)).get('B1')).toEqual(bikes.get('B1'));
  const sell = { ...whole, sell_missing: true };
  const print = (await act(owner, sell)).answer.preview;
  expect(print).toMatchObject({ same: 1, missing: ['B1'] });
  await act(owner, { ...sell, act: 'import', seen: print?.print });
  expect((await bikesOf(owner)).get('B1')?.status).toBe('sold');
});

it.each(['en', 'vi'] as const)(
  'an export in %s has no formula and no phone number, and imports unchanged',
  async (lang) => {
    const { owner, id } = await openStock(1);
    const unnumbered = await addBike(owner, id, 'C1');
    await documents.doc(`shops/${id}/stock/C1`).delete();
    await load(owner, [rowOf('A1', { 'Mô tả': '=HYPERLINK("x")\n+ máy êm' })]);
    const { rows = [] } = await table(owner, lang);
    expect(rows).toHaveLength(4);
    expect(rows.map(([number]) => number)).toContain(unnumbered.toUpperCase());
    expect(JSON.stringify(rows)).not.toContain('912345678');
    const again = await act(owner, { ...file([]), rows: rows.map((row) => row.map(String)) });
    expect(again.answer.preview).toMatchObject({ same: 3, changed: 0, added: 0, problems: [] });
  },
);
