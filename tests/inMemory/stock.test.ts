import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { Published } from '../../src/domain/listings/listing.schema.ts';
import { photoAddress, renditionUrl, uploadPath } from '../../src/domain/photos/photo.ts';
import { shopLimits } from '../../src/domain/shops/shop.ts';
import type { ImportPreview, StockAnswer, StockTable } from '../../src/domain/stock/stock.schema.ts';
import { day } from '../../src/domain/time/time.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { createMember } from './memoryPeople.ts';
import { bucket, call, change, documents, fresh, publish, site, visit } from './memorySuite.ts';
import { quiet } from './triggers.ts';

beforeEach(quiet);

type Person = Awaited<ReturnType<typeof createMember>>;
const phone = '+84912345678';
const head = ['Mã xe', 'Hãng xe', 'Dòng xe', 'Năm', 'Số km', 'Phân khối', 'Khu vực', 'Giá', 'Mô tả'];
const rowOf = (number: string, changes: Partial<Record<string, string>> = {}) =>
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
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `A${index + 1}`);

const openShop = async (bikes = 0) => {
  const owner = await createMember('Hùng');
  const id = fresh('shop');
  const since = Timestamp.now();
  const shop = { name: 'Xe máy Hùng', address: '1 Lê Lợi', hours: null, map_link: null };
  await documents.doc(`shops/${id}`).set({ ...shop, owner: owner.id, name_key: id, since });
  await documents.doc(`shop_people/${owner.id}`).set({ shop_id: id, role: 'owner', since });
  for (let index = 0; index < bikes; index += 1) await addBike(owner, id, `B${index}`);
  return { id, owner };
};
const join = async (shop: string, role = 'stock') => {
  const person = await createMember('Mai');
  await documents.doc(`shop_people/${person.id}`).set({ shop_id: shop, role, since: Timestamp.now() });
  return person;
};
const addBike = async (owner: Person, shop: string, number: string) => {
  const id = fresh('bike');
  await publish(buildListing({ id, slug: id, user_id: owner.id, seller_name: 'Hùng', shop }));
  await documents.doc(`shops/${shop}/stock/${number}`).set({ listing_id: id });
  return id;
};

const act = async (person: Person, action: object) => {
  const { status, body } = await call('changeStock', { action }, person.token);
  return { status, answer: (JSON.parse(body).result ?? {}) as StockAnswer };
};
const file = (rows: string[][], changes: object = {}) => ({
  act: 'preview',
  language: 'vi',
  rows: [head, ...rows],
  phone,
  sell_missing: false,
  seen: null,
  ...changes,
});
const preview = async (person: Person, rows: string[][], changes: object = {}) =>
  (await act(person, file(rows, changes))).answer.preview as ImportPreview;
const load = async (person: Person, rows: string[][], changes: object = {}) => {
  const { print } = await preview(person, rows, changes);
  return act(person, file(rows, { ...changes, act: 'import', seen: print }));
};
const table = async (person: Person, rows: 'en' | 'vi' | null = null) =>
  JSON.parse((await call('readStock', { rows }, person.token)).body).result as StockTable;
const bikesOf = async (person: Person) =>
  new Map((await table(person)).bikes.map((bike) => [bike.number, bike]));

it('two hundred bikes come with numbers and contacts, all or none', async () => {
  const { id, owner } = await openShop();
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
  const { owner } = await openShop();
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
  const { owner } = await openShop();
  const rows = [rowOf('A1'), rowOf('A2')];
  const { print } = await preview(owner, rows);
  const both = await Promise.all([1, 2].map(() => act(owner, file(rows, { act: 'import', seen: print }))));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await table(owner)).bikes).toHaveLength(2);
});

it('an import that differs from its preview is refused', async () => {
  const { owner } = await openShop();
  const { print } = await preview(owner, [rowOf('A1')]);
  const other = file([rowOf('A1', { Giá: '1tr' })], { act: 'import', seen: print });
  expect((await act(owner, other)).status).toBe(400);
  expect((await act(owner, { ...other, seen: null })).status).toBe(400);
  expect((await table(owner)).bikes).toEqual([]);
});

it('past the form: what the page would not send is refused', async () => {
  const { owner } = await openShop();
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
  const { owner } = await openShop();
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

it('a stranger, a member without shop and nobody at all are refused', async () => {
  const { owner, id } = await openShop(1);
  const stranger = await createMember();
  const [bike] = (await table(owner)).bikes;
  const actions = [
    file([rowOf('A1')]),
    { act: 'prices', bikes: [{ id: bike?.id, from: bike?.price, price: 1_000_000 }] },
    { act: 'status', status: 'sold', bikes: [bike?.id] },
  ];
  for (const action of actions) expect((await act(stranger, action)).status).toBe(403);
  expect((await call('readStock', { rows: null }, stranger.token)).status).toBe(403);
  expect((await call('readStock', { rows: null })).status).toBe(401);
  await documents
    .doc(`shop_people/${stranger.id}`)
    .set({ shop_id: id, role: 'owner', since: Timestamp.now() });
  expect((await act(stranger, actions[0] ?? {})).status).toBe(403);
});

it("another shop's bikes, numbers and changes are out of reach", async () => {
  const [mine, theirs] = [await openShop(1), await openShop(1)];
  const { answer } = await load(theirs.owner, [rowOf('A1')]);
  const foreign = (await bikesOf(theirs.owner)).get('B0');
  const wanted = { act: 'prices', bikes: [{ id: foreign?.id, from: foreign?.price, price: 1_000_000 }] };
  expect((await act(mine.owner, wanted)).answer).toMatchObject({
    done: 0,
    refused: [{ title: '', reason: 'gone' }],
  });
  expect((await act(mine.owner, { act: 'undo', change: answer.change })).status).toBe(404);
  const rows = [rowOf('B0', { Giá: '9tr' })];
  expect(await preview(mine.owner, rows)).toMatchObject({ changed: 1, added: 0 });
  await load(mine.owner, rows);
  expect((await bikesOf(theirs.owner)).get('B0')?.price).toBe(foreign?.price);
  const asNumber = await preview(mine.owner, [rowOf(String(foreign?.id).toUpperCase())]);
  expect(asNumber).toMatchObject({ added: 1, changed: 0 });
});

it('people of the shop act for its owner, until they are removed', async () => {
  const { id, owner } = await openShop(1);
  const mai = await join(id);
  await load(owner, [rowOf('A0')]);
  expect((await load(mai, [rowOf('A1')])).answer.done).toBe(1);
  expect((await bikesOf(owner)).has('A1')).toBe(true);
  const stored = await documents.collection('motorcycles').where('user_id', '==', mai.id).get();
  expect(stored.size).toBe(0);
  const own = { phone: '+84987654321' };
  await load(mai, [rowOf('A3')], own);
  const id3 = (await bikesOf(owner)).get('A3')?.id;
  expect((await documents.doc(`motorcycles/${id3}/contact/phone`).get()).get('value')).toBe(phone);
  const { print } = await preview(mai, [rowOf('A2')]);
  await documents.doc(`shop_people/${mai.id}`).delete();
  expect((await act(mai, file([rowOf('A2')], { act: 'import', seen: print }))).status).toBe(403);
  expect((await bikesOf(owner)).has('A2')).toBe(false);
});

it('while the owner is suspended or leaves, nobody changes the bikes', async () => {
  const { id, owner } = await openShop(1);
  const mai = await join(id);
  await documents.doc(`suspensions/${owner.id}`).set({ reason: 'scam' });
  for (const person of [owner, mai]) expect((await act(person, file([rowOf('A1')]))).status).toBe(403);
  await documents.doc(`suspensions/${owner.id}`).delete();
  await documents.doc(`erasures/${owner.id}`).set({});
  expect((await act(mai, file([rowOf('A1')]))).status).toBe(403);
});

it('the 501st bike is refused with its line', async () => {
  const { owner } = await openShop();
  const rows = numbers(500).map((number) => rowOf(number));
  await load(owner, rows);
  expect((await preview(owner, [rowOf('A1'), rowOf('C9999')])).problems).toMatchObject([
    { line: 3, problem: 'shopFull', other: '0' },
  ]);
});

it('sold bikes come back only as far as the shop has room', async () => {
  const { owner } = await openShop(2);
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

it('bulk changes end at twenty a day', async () => {
  const { owner } = await openShop();
  for (let turn = 0; turn < shopLimits.changes; turn += 1) {
    const rows = [rowOf('A1', { Giá: `${turn + 10}tr` }), rowOf('A2', { Giá: `${turn + 50}tr` })];
    expect((await load(owner, rows)).status).toBe(200);
  }
  expect((await load(owner, [rowOf('A1', { Giá: '1tr' }), rowOf('A2', { Giá: '2tr' })])).status).toBe(429);
  expect((await load(owner, [rowOf('A1', { Giá: '1tr' })])).status).toBe(200);
});

it('a known number changes its bike alone; missing bikes are sold only on request', async () => {
  const { owner } = await openShop(2);
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

it('prices change together, are undone together, and a bike changed since is named', async () => {
  const { owner } = await openShop(3);
  const bikes = (await table(owner)).bikes;
  const wanted = bikes.map(({ id, price }) => ({ id, from: price, price: 14_000_000 }));
  const { answer } = await act(owner, { act: 'prices', bikes: wanted });
  expect(answer).toMatchObject({ done: 3, refused: [] });
  const [first] = bikes;
  const { price, revision } = (await documents.doc(`motorcycles/${first?.id}`).get()).data() ?? {};
  expect([price, revision]).toEqual([14_000_000, 1]);
  const late = { act: 'prices', bikes: [{ id: first?.id, from: first?.price, price: 1_000_000 }] };
  expect((await act(owner, late)).answer).toMatchObject({ done: 0, refused: [{ reason: 'changed' }] });

  await change(bikes[1]?.id ?? '', { description: '<p>Mới sửa</p>', revision: 2 });
  const undone = await act(owner, { act: 'undo', change: answer.change });
  expect(undone.answer).toMatchObject({
    done: 2,
    refused: [{ number: bikes[1]?.number, reason: 'changed' }],
  });
  const now = await bikesOf(owner);
  expect(bikes.map(({ number }) => now.get(number)?.price)).toEqual([15_000_000, 14_000_000, 15_000_000]);
  expect((await act(owner, { act: 'undo', change: answer.change })).status).toBe(409);
});

it('an import is undone after a price that was undone: added bikes are deleted, changed ones as before', async () => {
  const { id, owner } = await openShop(1);
  const before = await documents.doc(`motorcycles/${(await bikesOf(owner)).get('B0')?.id}`).get();
  const { answer } = await load(owner, [rowOf('A1'), rowOf('B0', { Màu: '' })]);
  const added = (await bikesOf(owner)).get('A1');
  const wanted = [{ id: added?.id, from: added?.price, price: 27_000_000 }];
  const prices = (await act(owner, { act: 'prices', bikes: wanted })).answer;
  await act(owner, { act: 'undo', change: prices.change });
  expect((await act(owner, { act: 'undo', change: answer.change })).answer).toEqual({ done: 2, refused: [] });
  expect([...(await bikesOf(owner)).keys()]).toEqual(['B0']);
  expect((await documents.doc(`shops/${id}/stock/A1`).get()).exists).toBe(false);
  const after = (await before.ref.get()).data() ?? {};
  const { updated_at: _, revision, price_steps: ___, ...rest } = after;
  expect(revision).toBe(2);
  const { updated_at: __, ...earlier } = before.data() ?? {};
  expect(rest).toEqual(earlier);
  expect((await load(owner, [rowOf('A1')])).answer).toMatchObject({ done: 1, preview: { added: 1 } });
});

it('a bike without stock number gets one, once, and none that another bike has', async () => {
  const { id: shop, owner } = await openShop(1);
  const staff = await join(shop);
  const own = async () => {
    const id = fresh('own');
    await publish(buildListing({ id, slug: id, user_id: owner.id, seller_name: 'Hùng', shop }));
    return id;
  };
  const [first, second] = [await own(), await own()];
  const give = async (person: Person, id: string, number: string) => {
    const { status, answer } = await act(person, { act: 'number', id, number });
    return status === 200 ? (answer.refused?.[0]?.reason ?? answer.done) : status;
  };
  const rowAt = async (id: string) => (await table(owner)).bikes.find((bike) => bike.id === id);
  expect(await rowAt(first)).toMatchObject({ unnumbered: true });
  expect(await give(owner, first, 'B0')).toBe('numberTaken');
  for (const wrong of ['', 'a1', 'A/1', '__A__', 'A'.repeat(31)])
    expect.soft([wrong, await give(owner, first, wrong)]).toEqual([wrong, 400]);

  const atOnce = await Promise.all([give(owner, first, 'C1'), give(staff, second, 'C1')]);
  expect(atOnce.toSorted()).toEqual([1, 'numberTaken']);
  const [winner, loser] = atOnce[0] === 1 ? [first, second] : [second, first];
  expect(await give(owner, winner, 'C1')).toBe(0);
  expect(await give(owner, winner, 'C2')).toBe('changed');
  const twice = await Promise.all([give(owner, loser, 'C3'), give(staff, loser, 'C4')]);
  expect(twice.toSorted()).toEqual([1, 'changed']);
  expect(await rowAt(winner)).toEqual(expect.objectContaining({ number: 'C1' }));
  expect(await rowAt(winner)).not.toHaveProperty('unnumbered');

  const stranger = await openShop();
  expect(await give(stranger.owner, first, 'D1')).toBe('gone');
  expect(await give(await createMember('Lan'), first, 'D1')).toBe(403);
  await change(winner, { deleted_at: Timestamp.now() });
  const third = await own();
  expect(await give(owner, third, 'C1')).toBe(1);
  expect(await load(owner, [rowOf('C1', { Giá: '20tr' })])).toMatchObject({ answer: { done: 1 } });
  expect((await rowAt(third))?.price).toBe(20_000_000);
});

it('after a week nothing is undone', async () => {
  const { id, owner } = await openShop(1);
  const { answer } = await load(owner, [rowOf('A1')]);
  const place = documents.doc(`shops/${id}/changes/${answer.change}`);
  await place.update({ expires_at: Timestamp.fromMillis(Date.now() - day) });
  expect((await table(owner)).changes).toEqual([]);
  expect((await act(owner, { act: 'undo', change: answer.change })).status).toBe(404);
});

it('bikes are paused, sold and put for sale; drafts and removed ones are not', async () => {
  const { owner } = await openShop(2);
  await load(owner, [rowOf('A1')]);
  const bikes = await bikesOf(owner);
  await change(bikes.get('B1')?.id ?? '', {
    status: 'hidden',
    hidden: { reason: 'scam', note: null, cause: 'listing', status: 'active', hidden_at: Timestamp.now() },
  });
  const ids = ['A1', 'B0', 'B1'].map((number) => bikes.get(number)?.id);
  const { answer } = await act(owner, { act: 'status', status: 'sold', bikes: ids });
  expect(answer).toMatchObject({
    done: 1,
    refused: [
      { number: 'A1', reason: 'draft' },
      { number: 'B1', reason: 'removed' },
    ],
  });
  await act(owner, { act: 'undo', change: answer.change });
  expect((await bikesOf(owner)).get('B0')?.status).toBe('active');
});

it('photos make a complete draft public; only those that were uploaded for its owner', async () => {
  const { id, owner } = await openShop();
  await load(
    owner,
    numbers(3).map((number) => rowOf(number)),
  );
  const bikes = await bikesOf(owner);
  const photo = (number: string) =>
    `/photos/${bikes.get(number)?.id}/00000000-0000-4000-8000-00000000000${number.slice(1)}`;
  const accept = (number: string, user: string) =>
    documents
      .doc(`listing_photos/${bikes.get(number)?.id}`)
      .set({ user_id: user, addresses: [photo(number)] });
  await accept('A1', owner.id);
  await accept('A2', owner.id);
  await accept('A3', 'somebody else');
  const wanted = numbers(3).map((number) => ({ id: bikes.get(number)?.id, photos: [photo(number)] }));
  const mai = await join(id);
  const { owner: stranger } = await openShop();
  expect((await act(stranger, { act: 'photos', bikes: wanted })).answer).toMatchObject({ done: 0 });
  expect((await act(mai, { act: 'photos', bikes: wanted })).answer).toMatchObject({
    done: 2,
    refused: [{ number: 'A3', reason: 'unaccepted' }],
  });
  const now = await bikesOf(owner);
  expect(now.get('A1')).toMatchObject({ status: 'active', photos: 1, slug: 'honda-vision-2021-hanoi' });
  expect(now.get('A2')).toMatchObject({ status: 'active', slug: 'honda-vision-2021-hanoi-2' });
  expect(now.get('A3')).toMatchObject({ status: 'draft', photos: 0 });
  const stored = (await documents.doc(`motorcycles/${now.get('A1')?.id}`).get()).data();
  expect(Published.safeParse(stored).success).toBe(true);
  expect((await documents.doc('slugs/honda-vision-2021-hanoi-2').get()).get('motorcycle_id')).toBe(
    now.get('A2')?.id,
  );
});

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
  .png()
  .toBuffer();
/** @returns address of the photo in the bike */
const upload = async (person: Person, bike: string) => {
  const photoId = randomUUID();
  await bucket.file(uploadPath(person.id, bike, photoId)).save(photo);
  await quiet();
  return photoAddress(bike, photoId);
};
const acceptedFor = async (bike: string) => (await documents.doc(`listing_photos/${bike}`).get()).data();
const isServed = async (address: string) => (await visit(renditionUrl(address, 'card'))).status === 200;
const usedBy = async ({ id }: Person) => {
  const counts = await documents.collection('limits').get();
  const own = counts.docs.find((count) => count.id.startsWith(`${id}_photos_`));
  return own?.get('used') ?? 0;
};

it("people of a shop upload photos for its bikes by their own count; the photos are the owner's", async () => {
  const { id, owner } = await openShop();
  await load(owner, [rowOf('A1')]);
  const bike = String((await bikesOf(owner)).get('A1')?.id);
  const mai = await join(id);
  const address = await upload(mai, bike);
  expect(await isServed(address)).toBe(true);
  expect(await acceptedFor(bike)).toMatchObject({ user_id: owner.id, addresses: [address] });
  expect([await usedBy(mai), await usedBy(owner)]).toEqual([1, 0]);
  const { answer } = await act(mai, { act: 'photos', bikes: [{ id: bike, photos: [address] }] });
  expect(answer).toMatchObject({ done: 1, refused: [] });
  expect((await bikesOf(owner)).get('A1')).toMatchObject({ status: 'active', photos: 1 });
  const window = Math.floor(Date.now() / 3_600_000);
  await documents.doc(`limits/${mai.id}_photo_${window}`).set({ used: 150 });
  expect(await isServed(await upload(mai, bike))).toBe(false);
  expect(await isServed(await upload(owner, bike))).toBe(true);
});

it('nobody else uploads photos for them: strangers, other shops, who left, is suspended, or whose owner is', async () => {
  const [{ id, owner }, other] = [await openShop(), await openShop(1)];
  const bike = await addBike(owner, id, 'B1');
  const hidden = await addBike(owner, id, 'B2');
  await change(hidden, { status: 'hidden' });
  const [mai, left, suspended] = [await join(id), await join(id), await join(id)];
  await documents.doc(`shop_people/${left.id}`).delete();
  await documents.doc(`suspensions/${suspended.id}`).set({ reason: 'scam' });
  const theirs = await join(other.id);
  const posing = await join(id, 'owner');
  for (const person of [await createMember('Lan'), other.owner, theirs, left, suspended, posing])
    expect.soft(await isServed(await upload(person, bike))).toBe(false);
  expect(await isServed(await upload(mai, hidden))).toBe(false);
  await documents.doc(`suspensions/${owner.id}`).set({ reason: 'scam' });
  expect(await isServed(await upload(mai, bike))).toBe(false);
  await documents.doc(`suspensions/${owner.id}`).delete();
  await documents.doc(`erasures/${owner.id}`).set({});
  expect(await isServed(await upload(mai, bike))).toBe(false);
  expect(await acceptedFor(bike)).toBeUndefined();
  await documents.doc(`erasures/${owner.id}`).delete();
  expect(await isServed(await upload(mai, bike))).toBe(true);
  expect(await site.files.list('uploads/')).toEqual([]);
});

it.each(['en', 'vi'] as const)(
  'an export in %s has no formula and no phone number, and imports unchanged',
  async (lang) => {
    const { owner, id } = await openShop(1);
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
