import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { shopLimits } from '../../src/domain/shops/shop.ts';
import { day } from '../../src/domain/time/time.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { createMember } from './memoryPeople.ts';
import { join, type Person } from './memoryShops.ts';
import { act, bikesOf, file, load, openStock, phone, preview, rowOf, table } from './memoryStock.ts';
import { call, change, documents, fresh, publish } from './memorySuite.ts';
import { quiet } from './triggers.ts';

beforeEach(quiet);

it('a stranger, a member without shop and nobody at all are refused', async () => {
  const { owner, id } = await openStock(1);
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
  const [mine, theirs] = [await openStock(1), await openStock(1)];
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
  const { id, owner } = await openStock(1);
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
  const { id, owner } = await openStock(1);
  const mai = await join(id);
  await documents.doc(`suspensions/${owner.id}`).set({ reason: 'scam' });
  for (const person of [owner, mai]) expect((await act(person, file([rowOf('A1')]))).status).toBe(403);
  await documents.doc(`suspensions/${owner.id}`).delete();
  await documents.doc(`erasures/${owner.id}`).set({});
  expect((await act(mai, file([rowOf('A1')]))).status).toBe(403);
});

it('bulk changes end at twenty a day', async () => {
  const { owner } = await openStock();
  for (let turn = 0; turn < shopLimits.changes; turn += 1) {
    const rows = [rowOf('A1', { Giá: `${turn + 10}tr` }), rowOf('A2', { Giá: `${turn + 50}tr` })];
    expect((await load(owner, rows)).status).toBe(200);
  }
  expect((await load(owner, [rowOf('A1', { Giá: '1tr' }), rowOf('A2', { Giá: '2tr' })])).status).toBe(429);
  expect((await load(owner, [rowOf('A1', { Giá: '1tr' })])).status).toBe(200);
});

it('prices change together, are undone together, and a bike changed since is named', async () => {
  const { owner } = await openStock(3);
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
  const { id, owner } = await openStock(1);
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
  const { id: shop, owner } = await openStock(1);
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

  const stranger = await openStock();
  expect(await give(stranger.owner, first, 'D1')).toBe('gone');
  expect(await give(await createMember('Lan'), first, 'D1')).toBe(403);
  await change(winner, { deleted_at: Timestamp.now() });
  const third = await own();
  expect(await give(owner, third, 'C1')).toBe(1);
  expect(await load(owner, [rowOf('C1', { Giá: '20tr' })])).toMatchObject({ answer: { done: 1 } });
  expect((await rowAt(third))?.price).toBe(20_000_000);
});

it('after a week nothing is undone', async () => {
  const { id, owner } = await openStock(1);
  const { answer } = await load(owner, [rowOf('A1')]);
  const place = documents.doc(`shops/${id}/changes/${answer.change}`);
  await place.update({ expires_at: Timestamp.fromMillis(Date.now() - day) });
  expect((await table(owner)).changes).toEqual([]);
  expect((await act(owner, { act: 'undo', change: answer.change })).status).toBe(404);
});

it('bikes are paused, sold and put for sale; drafts and removed ones are not', async () => {
  const { owner } = await openStock(2);
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
