import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { eraseDocuments } from '../../functions/src/accounts/eraseDocuments.ts';
import { findPersonalData } from '../../functions/src/accounts/findPersonalData.ts';
import { emailKinds, personalData } from '../../functions/src/accounts/personalData.plan.ts';
import { AccountExport } from '../../src/domain/export/accountExport.schema.ts';
import { buildPushDevice } from '../fixtures/buildPushDevice.ts';
import { liveFully } from './liveFully.ts';
import { newMember } from './signIn.ts';
import { call, documents, everyDocument, fresh, soon } from './suite.ts';

const noon = Timestamp.fromMillis(Date.UTC(2026, 10, 26, 12));
const atNoon = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, noon]));

const member = async (name: string) => ({
  ...(await newMember(name, 'Kanari Lan')),
  name: 'Kanari Lan',
  phone: '+84950000777',
  secret: fresh('words'),
});

it('the download holds everything of one’s own, in the shape of its schema, and nothing of the others', async () => {
  const life = await member('exporter');
  const other = await member('other');
  const { bikes, threads } = await liveFully(life, other.uid);
  await liveFully(other, life.uid);
  await documents.doc(`likes/${life.uid}_broken`).set({ user_id: life.uid, motorcycle_id: 3 });
  const until = Timestamp.fromMillis(Date.UTC(2026, 10, 28, 17));
  await documents.doc(`motorcycles/${bikes[0]?.id}`).update({ reserved_until: until });
  const { status, body } = await call('exportAccount', {}, life.token);
  expect(status).toBe(200);
  const data = AccountExport.parse(JSON.parse(body).result);
  expect(data.account).toMatchObject({ id: life.uid, email: life.email, signs_in_with: ['password'] });
  expect(data.profile?.full_name).toBe(life.name);
  expect(data.listings.map(({ id }) => id)).toEqual(expect.arrayContaining(bikes.map(({ id }) => id)));
  expect(data.listings).toHaveLength(6);
  expect(data.listings.find(({ id }) => id === bikes[0]?.id)?.contact.phone?.value).toBe(life.phone);
  expect(data.listings.find(({ id }) => id === bikes[0]?.id)?.reserved_until).toBe(
    '2026-11-28T17:00:00.000Z',
  );
  expect([data.likes.length, data.alerts.length, data.feedback.length, data.support_requests.length]).toEqual(
    [16, 10, 5, 3],
  );
  const reported = [`${life.uid}_bike-1`, expect.stringMatching(new RegExp(`^${life.uid}_life-`))];
  expect(data.reports.map(({ id }) => id).toSorted()).toEqual(reported);
  expect(data.blocks.map(({ id, other_id }) => [id, other_id])).toEqual([
    [`${life.uid}_somebody`, 'somebody'],
  ]);
  expect(data.conversation_reports).toMatchObject([{ id: `${life.uid}_thread-1`, message: life.secret }]);
  expect(JSON.stringify(data.conversation_reports)).not.toContain('Send the deposit first.');
  expect(data.fraud_signs.find(({ subject }) => subject === 'message')).toMatchObject({
    id: `message_thread-${life.uid}_buyer`,
    message: life.secret,
    signs: ['asks_money', 'new_account'],
  });
  expect(new Set(data.fraud_signs.map(({ user_id }) => user_id))).toEqual(new Set([life.uid]));
  expect(data.repeated_bikes).toMatchObject([{ id: `repeated-${life.uid}`, title: life.secret }]);
  expect(data.alert_settings).toMatchObject({ delivery: 'daily', price_drops: true });
  // The account's alerts may also match the other person's bikes.
  expect(data.alert_finds.map(({ id }) => id)).toEqual(
    expect.arrayContaining([`${life.uid}_x`, `${life.uid}_x@1`]),
  );
  expect(data.conversations).toHaveLength(4);
  expect([data.reviews_written.length, data.reviews_received.length]).toEqual([2, 2]);
  expect(data.reviews_written.map(({ words }) => words)).toContain(`Words of ${life.name}`);
  expect(data.review_reports).toHaveLength(2);
  expect(data.unreadable).toEqual([`likes/${life.uid}_broken`]);
  expect(body).toContain(life.secret);
  const begun = data.conversations.filter(({ id }) => threads.includes(id));
  const written = begun.flatMap(({ messages }) => messages.map(({ message }) => message));
  expect(written.toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'From this side'),
    'Is it still for sale?',
  ]);
  expect(begun.flatMap(({ messages }) => messages.flatMap(({ phrases = [] }) => phrases))).toEqual(
    Array.from({ length: 4 }, () => ({ code: 'later' })),
  );
  for (const { offer } of begun) expect(offer).toEqual({ price: 12_000_000, state: 'open', own: true });
  for (const word of [other.email, other.secret]) expect(body).not.toContain(word);
});

it('holds every document that an erasure deletes, but what is left out for a reason', async () => {
  const life = await member('whole');
  const { uid, email } = life;
  // Waits for the suspension's last effect, which deletes the devices.
  const device = documents.doc(`push_subscriptions/${uid}-before`);
  await device.set(buildPushDevice({ user_id: uid }));
  const suspension = { reason: 'spam', note: 'Three copies', ...atNoon('suspended_at') };
  await documents.doc(`suspensions/${uid}`).set(suspension);
  await vi.waitFor(async () => expect((await device.get()).exists).toBe(false), soon);
  await liveFully(life, (await member('other')).uid);
  await documents.doc(`listing_photos/of-${uid}`).set({ user_id: uid, addresses: ['/photos/a'] });
  await documents.doc(`message_photos/of-${uid}`).set({ user_id: uid, ...atNoon('created_at') });
  await documents.doc(`zalo_accounts/of-${uid}`).set({ user_id: uid, ...atNoon('linked_at') });
  await documents.doc(`reinstatements/${uid}`).set(atNoon('lifted_at'));
  await documents.doc(`sellers/${uid}`).set({
    ...{ email_confirmed: true, phone_confirmed: false, sold: 0, deals: 0, reviews: { count: 0, sum: 0 } },
    ...{ answers: { asked: 0, answered: 0, minutes: null }, ...atNoon('since', 'updated_at') },
  });
  await documents.doc(`shops/of-${uid}`).set({ owner: uid, ...atNoon('since') });
  await documents.doc(`shop_people/${uid}`).set({ shop_id: `of-${uid}`, role: 'owner', ...atNoon('since') });
  await documents.doc(`shop_invitations/of-${uid}`).set({ shop_id: 'any', email, ...atNoon('invited_at') });
  const sent = { kind: 'inquiry', state: 'sent', to: email, data: null, ...atNoon('created_at') };
  for (const id of [`inquiry_of-${uid}`, `alertFinds_${uid}_1`])
    await documents.doc(`mail/${id}`).set({ ...sent, receiver_id: uid });

  const isTheirs = ({ path, text }: { path: string; text: string }) =>
    path.includes(uid) || text.includes(uid) || text.includes(email);
  // Excludes later documents, such as an alert's match.
  const before = (await everyDocument()).filter(isTheirs).map(({ path }) => path);

  const data = AccountExport.parse(JSON.parse((await call('exportAccount', {}, life.token)).body).result);
  expect(data.unreadable).toEqual([]);
  expect(data.stored.suspensions).toEqual([
    { id: uid, reason: 'spam', note: 'Three copies', suspended_at: '2026-11-26T12:00:00.000Z' },
  ]);
  // The export omits the content of emails, because their links work without sign-in.
  const mails = new Set((data.stored.mail ?? []).flatMap((mail) => Object.keys(mail)));
  expect([...mails].toSorted()).toEqual(['created_at', 'expires_at', 'id', 'kind', 'state']);

  const idsIn = (held: unknown) =>
    Array.isArray(held) ? held.map(({ id }) => String(id)) : held ? [uid] : [];
  const [exported, leftOut] = [new Set<string>(), new Set<string>()];
  for (const row of personalData) {
    const held = 'section' in row.exported ? data[row.exported.section] : data.stored[row.collection];
    for (const id of idsIn(held)) exported.add(`${row.collection}/${id}`);
    const snapshot = await findPersonalData(documents, row, { userId: uid, email })?.get();
    expect(snapshot?.size, `no example of ${row.collection}`).toBeGreaterThan(0);
    if ('leftOut' in row.exported) for (const { ref } of snapshot?.docs ?? []) leftOut.add(ref.path);
  }
  await eraseDocuments(documents, uid, email);
  const after = new Set((await everyDocument()).map(({ path }) => path));
  const erased = before.filter((path) => !after.has(path));
  expect(erased.length).toBeGreaterThan(60);
  // Emails to the operator about an exported document are not exported themselves.
  const about = new RegExp(`^mail/(?:${Object.values(emailKinds).join('|')})_`);
  expect(erased.filter((path) => !exported.has(path) && !leftOut.has(path) && !about.test(path))).toEqual([]);
});

it('is for whoever is signed in, about nobody else, ten times an hour', async () => {
  const { uid, token } = await newMember('curious');
  expect((await call('exportAccount', {})).status).toBe(401);
  expect((await call('exportAccount', { userId: 'somebody-else' }, token)).status).toBe(400);
  const empty = AccountExport.parse(JSON.parse((await call('exportAccount', {}, token)).body).result);
  expect([empty.account.id, empty.profile, empty.listings]).toEqual([uid, null, []]);
  const answers = [];
  for (let turn = 0; turn < 10; turn += 1) answers.push((await call('exportAccount', {}, token)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(9);
  expect(answers.at(-1)).toBe(429);
});
