import { expect, it, vi } from 'vitest';
import { eraseUser } from '../../functions/src/flows/eraseUser.ts';
import { shopOf } from '../../functions/src/shops/readShop.ts';
import type { OwnShop, ShopAction } from '../../src/domain/shops/ownShop.schema.ts';
import { shopLimits } from '../../src/domain/shops/shop.ts';
import { day } from '../../src/domain/time/time.ts';
import { shopPath } from '../../src/paths.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { auditOf, bikeAt, openAdmin, sell } from '../functions/operators.ts';
import { createMember } from './memoryPeople.ts';
import { call, documents, fresh, site, soon, visit } from './memorySuite.ts';
import { quiet } from './triggers.ts';

type Member = Awaited<ReturnType<typeof createMember>>;
const { operator, act, read } = await openAdmin();

const letters = (name: string) => name.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
const newName = () => `Xe Máy ${letters(fresh('Hung')).replace('-', ' ')}`;
const address = '12 Nguyễn Trãi, Thanh Xuân, Hà Nội';
const grant = (member: Member, name: string) => act({ act: 'grantShop', person: member.id, name, address });
const idOf = async (member: Member) => (await shopOf(member.id, documents))?.id ?? '';

const ask = async (member: Member, action: ShopAction | object): Promise<OwnShop> => {
  const { status, body } = await call('ownShop', action, member.token);
  return status === 200 ? JSON.parse(body).result : (status as never);
};
const openShop = async () => {
  const owner = await createMember('Hung');
  const name = newName();
  expect(await grant(owner, name)).toBe('done');
  return { owner, name, id: await idOf(owner) };
};
const join = async (owner: Member, shop: string) => {
  const staff = await createMember('Minh');
  await ask(owner, { act: 'invite', email: staff.email });
  await ask(staff, { act: 'accept', shop });
  return staff;
};
const details = { address: '5 Lê Lợi, Huế', hours: null, map_link: null };

it('an operator grants a shop: its bikes name it, later ones too, and taking it away undoes that', async () => {
  const owner = await createMember('Hung');
  const [bike, draft] = [await sell(owner), await sell(owner, { status: 'paused' })];
  const name = newName();
  expect(await grant(owner, name)).toBe('done');
  const shop = await idOf(owner);
  expect([(await bikeAt(bike))?.shop, (await bikeAt(draft))?.shop]).toEqual([shop, shop]);
  const later = await sell(owner);
  await vi.waitFor(async () => expect((await bikeAt(later))?.shop).toBe(shop), soon);
  expect(await grant(owner, name)).toBe('same');
  const { items } = await read({ queue: 'people', find: owner.email, after: null });
  expect(items[0]?.shop).toEqual({ id: shop, name, address, role: 'owner' });
  expect((await documents.doc(`quotas/${owner.id}`).get()).data()).toEqual({ listing: 50, draft: 300 });

  const staff = await join(owner, shop);
  await documents.doc(`shops/${shop}/stock/A1`).set({ listing_id: bike });
  expect(await act({ act: 'removeShop', person: owner.id })).toBe('done');
  expect(await act({ act: 'removeShop', person: owner.id })).toBe('same');
  for (const id of [bike, draft, later]) expect((await bikeAt(id))?.shop).toBeUndefined();
  expect([await shopOf(owner.id, documents), await shopOf(staff.id, documents)]).toEqual([
    undefined,
    undefined,
  ]);
  expect((await documents.doc(`shops/${shop}/stock/A1`).get()).exists).toBe(false);
  const entries = (await auditOf(`accounts/${owner.id}`)).map(({ act: what, detail }) => [what, detail]);
  expect(entries).toEqual([
    ['grantShop', shop],
    ['removeShop', shop],
  ]);
});

it('an alert for shops matches the first bike of a shop, one for private sellers does not', async () => {
  const { owner } = await openShop();
  const wait = (id: string, seller: 'shop' | 'private') =>
    documents.doc(`alerts/${id}_0`).set({
      ...buildAlert({ user_id: id, criteria: buildCriteria({ seller }) }),
      created_at: new Date(),
    });
  const [ofShops, ofPrivate] = [fresh('buyer'), fresh('buyer')];
  await Promise.all([wait(ofShops, 'shop'), wait(ofPrivate, 'private')]);
  const [bike, other] = [
    await sell(owner, { created_at: Date.now() }),
    await sell(await createMember('Tam'), { created_at: Date.now() }),
  ];
  await quiet();
  const isMatched = async (user: string, id: string) =>
    (await documents.doc(`alert_finds/${user}_${id}`).get()).exists;
  expect([await isMatched(ofShops, bike), await isMatched(ofPrivate, bike)]).toEqual([true, false]);
  expect([await isMatched(ofShops, other), await isMatched(ofPrivate, other)]).toEqual([false, true]);
});

it('nobody gets a shop whose name readers could take for another’s, also when two are granted at once', async () => {
  const { owner, name } = await openShop();
  const other = await createMember('Tuan');
  for (const alike of [name, name.toUpperCase(), `${name} Motor`, name.replace('a', 'а'), `Shop ${name}`])
    expect.soft([alike, await grant(other, alike)]).toEqual([alike, 409]);
  for (const wrong of ['admin', 'Vongxe', '<b>Hùng</b>', 'hung.vn', 'Hùng 0912345678'])
    expect.soft([wrong, await grant(other, wrong)]).toEqual([wrong, 400]);
  const wanted = newName();
  const third = await createMember('An');
  const outcomes = await Promise.all([grant(other, wanted), grant(third, `${wanted} Motor`)]);
  expect(outcomes.toSorted()).toEqual([409, 'done']);
  expect(await grant(owner, `${name} Hai`)).toBe('done');
  expect(await idOf(owner)).not.toBe('');
});

it('no shop for operators, strangers’ addresses, and suspended people; moderators grant none', async () => {
  const unconfirmed = await createMember('An', false);
  const suspended = await createMember('Tam');
  await documents
    .doc(`suspensions/${suspended.id}`)
    .set({ reason: 'scam', note: null, suspended_at: new Date() });
  expect(await grant(unconfirmed, newName())).toBe(400);
  expect(await grant(suspended, newName())).toBe(400);
  expect(await act({ act: 'grantShop', person: operator.id, name: newName(), address })).toBe(400);
  expect(await act({ act: 'grantShop', person: 'nobody-at-all', name: newName(), address })).toBe(404);
  const moderator = await openAdmin('moderator');
  const member = await createMember('Lan');
  expect(await moderator.act({ act: 'grantShop', person: member.id, name: newName(), address })).toBe(403);
});

it('an invited person joins once accepted, sees no other people, and is out when removed', async () => {
  const { owner, id, name } = await openShop();
  const staff = await createMember('Minh');
  for (const _ of [1, 2]) await ask(owner, { act: 'invite', email: ` ${staff.email.toUpperCase()} ` });
  const { invitations } = await ask(owner, { act: 'read' });
  expect(invitations.map(({ email }) => email)).toEqual([staff.email]);
  expect((await ask(staff, { act: 'read' })).invited).toEqual([{ id, name }]);
  expect(await shopOf(staff.id, documents)).toBeUndefined();

  const [first, second] = await Promise.all([
    ask(staff, { act: 'accept', shop: id }),
    ask(staff, { act: 'accept', shop: id }),
  ]);
  for (const state of [first, second])
    expect(state).toMatchObject({ shop: { id, role: 'stock' }, people: [], invitations: [], invited: [] });
  expect(await shopOf(staff.id, documents)).toEqual({ id, owner: owner.id, role: 'stock' });
  const { people } = await ask(owner, { act: 'read' });
  expect(people.map(({ name: who, role }) => [who, role])).toEqual([
    ['Hung', 'owner'],
    ['Minh', 'stock'],
  ]);

  await ask(owner, { act: 'invite', email: staff.email });
  const left = await ask(owner, { act: 'remove', person: staff.id });
  expect([left.people.length, left.invitations]).toEqual([1, []]);
  expect(await shopOf(staff.id, documents)).toBeUndefined();
  expect(await ask(staff, { act: 'accept', shop: id })).toBe(404);
});

it('an invitation says nothing of accounts, and answers alike with and without one', async () => {
  const { owner } = await openShop();
  const stranger = await createMember('Lan');
  const bare = (state: OwnShop) => JSON.stringify(state).replaceAll(/"(?:id|email|expires_at)":[^,}]*/g, '');
  const one = await ask(owner, { act: 'invite', email: stranger.email });
  await ask(owner, { act: 'withdraw', invitation: one.invitations[0]?.id ?? '' });
  const other = await ask(owner, { act: 'invite', email: `${fresh('nobody')}@example.com` });
  expect(bare(other)).toBe(bare(one));
  expect(JSON.stringify(one)).not.toContain(stranger.id);
});

it('staff of a shop invite nobody, change nothing of it, and take nobody out of another', async () => {
  const [mine, other] = [await openShop(), await openShop()];
  const [staff, theirs] = [await join(mine.owner, mine.id), await join(other.owner, other.id)];
  const invited = await ask(other.owner, { act: 'invite', email: 'somebody@example.com' });
  const invitation = invited.invitations[0]?.id ?? '';
  for (const action of [
    { act: 'change', details, revision: 1 },
    { act: 'invite', email: 'friend@example.com' },
    { act: 'withdraw', invitation },
    { act: 'remove', person: theirs.id },
  ])
    expect.soft([action.act, await ask(staff, action)]).toEqual([action.act, 403]);
  await ask(mine.owner, { act: 'remove', person: theirs.id });
  await ask(mine.owner, { act: 'withdraw', invitation });
  await ask(mine.owner, { act: 'remove', person: mine.owner.id });
  await ask(mine.owner, { act: 'leave' });
  expect((await shopOf(theirs.id, documents))?.id).toBe(other.id);
  expect((await shopOf(mine.owner.id, documents))?.role).toBe('owner');
  expect((await ask(other.owner, { act: 'read' })).invitations).toHaveLength(1);
  expect(await ask(theirs, { act: 'accept', shop: mine.id })).toBe(400);
  await ask(theirs, { act: 'leave' });
  expect(await shopOf(theirs.id, documents)).toBeUndefined();
});

it('who is invited by two shops joins one; an address that is not confirmed joins none', async () => {
  const [one, other] = [await openShop(), await openShop()];
  const staff = await createMember('Minh');
  const posing = await createMember('Tam', false);
  for (const { owner } of [one, other])
    for (const { email } of [staff, posing]) await ask(owner, { act: 'invite', email });
  const joined = await Promise.all([one, other].map(({ id }) => ask(staff, { act: 'accept', shop: id })));
  expect(joined.filter((state) => typeof state === 'object')).toHaveLength(1);
  expect(await ask(posing, { act: 'accept', shop: one.id })).toBe(403);
  expect(await ask(posing, { act: 'read' })).toBe(403);
});

it('an old invitation, and one to a shop that is full, let nobody in', async () => {
  const { owner, id } = await openShop();
  const staff = await createMember('Minh');
  const { invitations } = await ask(owner, { act: 'invite', email: staff.email });
  const place = documents.doc(`shop_invitations/${invitations[0]?.id}`);
  await place.update({ expires_at: new Date(Date.now() - 1) });
  expect((await ask(staff, { act: 'read' })).invited).toEqual([]);
  expect(await ask(staff, { act: 'accept', shop: id })).toBe(404);
  await ask(owner, { act: 'invite', email: staff.email });
  for (let n = 0; n < 9; n += 1)
    await documents
      .doc(`shop_people/${fresh('staff')}`)
      .set({ shop_id: id, role: 'stock', since: new Date() });
  expect(await ask(staff, { act: 'accept', shop: id })).toBe(400);
  expect(await ask(owner, { act: 'invite', email: 'one.more@example.com' })).toBe(400);
});

it('twenty invitations may be open at once; old ones do not count', async () => {
  const { owner, id } = await openShop();
  const places = await Promise.all(
    Array.from({ length: shopLimits.invitations }, async (_, n) => {
      const place = documents.doc(`shop_invitations/${fresh('invitation')}`);
      const times = { invited_at: new Date(), expires_at: new Date(Date.now() + day) };
      await place.set({ shop_id: id, email: `open${n}@example.com`, ...times });
      return place;
    }),
  );
  const action = { act: 'invite', email: 'one.more@example.com' };
  expect(await ask(owner, action)).toBe(400);
  await places[0]?.update({ expires_at: new Date(Date.now() - 1) });
  expect(await ask(owner, action)).toMatchObject({ shop: { id } });
});

it('of two tabs of an owner the first one’s details stay; links, numbers and HTML are refused', async () => {
  const { owner, id } = await openShop();
  const { shop } = await ask(owner, { act: 'read' });
  const revision = shop?.revision ?? 0;
  const hours = { opens: '08:00', closes: '18:00', closed: ['sun'] };
  const map_link = 'https://maps.app.goo.gl/AbC1';
  const changed = await ask(owner, { act: 'change', details: { ...details, hours, map_link }, revision });
  expect(changed.shop).toMatchObject({ address: details.address, hours, map_link, revision: revision + 1 });
  expect(await ask(owner, { act: 'change', details, revision })).toBe(409);
  for (const wrong of [
    { map_link: 'javascript:alert(1)' },
    { map_link: 'https://evil.example/maps' },
    { address: '1 Lê Lợi, 0912 345 678' },
    { address: '1 Lê Lợi, xe-re.vn/win' },
    { address: '<img src=x onerror=alert(1)>' },
    { owner: 'somebody' },
    { name: 'Vongxe' },
  ]) {
    const action = { act: 'change', details: { ...details, ...wrong }, revision: revision + 1 };
    expect.soft([wrong, await ask(owner, action)]).toEqual([wrong, 400]);
  }
  expect((await documents.doc(`shops/${id}`).get()).get('owner')).toBe(owner.id);
});

it('the page shows name, address and bikes in both languages, and nobody who works there', async () => {
  const { owner, id, name } = await openShop();
  const staff = await join(owner, id);
  const bike = await sell(owner);
  await quiet();
  for (const path of [shopPath(id), `/vi${shopPath(id)}`]) {
    const { status, header, body } = await visit(path);
    expect([status, header('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=60']);
    expect(body).toContain(name);
    expect(body).toContain(bike);
    for (const secret of [staff.id, staff.email, owner.email]) expect(body).not.toContain(secret);
  }
  expect((await visit(`${shopPath(id)}?page=2`)).status).toBe(302);
  expect((await visit(shopPath('no-such-shop'))).status).toBe(404);
  await documents
    .doc(`suspensions/${owner.id}`)
    .set({ reason: 'scam', note: null, suspended_at: new Date() });
  expect((await visit(shopPath(id))).status).toBe(404);
  expect(await shopOf(staff.id, documents)).toBeUndefined();
});

it('whoever leaves takes the shop along, its people and its invitations; staff take only themselves', async () => {
  const { owner, id } = await openShop();
  const [staff, leaving] = [await join(owner, id), await join(owner, id)];
  await ask(owner, { act: 'invite', email: 'later@example.com' });
  await eraseUser(site, { userId: leaving.id, email: leaving.email });
  expect((await ask(owner, { act: 'read' })).people).toHaveLength(2);
  await documents.doc(`shops/${id}/changes/c1`).set({ at: new Date() });
  await eraseUser(site, { userId: owner.id, email: owner.email });
  expect(await shopOf(staff.id, documents)).toBeUndefined();
  for (const path of [`shops/${id}`, `shops/${id}/changes/c1`, `shop_people/${staff.id}`])
    expect.soft([path, (await documents.doc(path).get()).exists]).toEqual([path, false]);
  const left = await documents.collection('shop_invitations').where('shop_id', '==', id).get();
  expect(left.size).toBe(0);
});

it('a download has the shop, and where somebody works', async () => {
  const { owner, id } = await openShop();
  const staff = await join(owner, id);
  const exported = async ({ token }: Member) =>
    JSON.parse((await call('exportAccount', {}, token)).body).result.stored;
  expect(await exported(owner)).toMatchObject({ shops: [{ id }], shop_people: [{ role: 'owner' }] });
  expect(await exported(staff)).toMatchObject({ shop_people: [{ shop_id: id, role: 'stock' }] });
});
