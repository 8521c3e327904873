import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { day } from '../../src/domain/time/time.ts';
import { buildBlock } from '../fixtures/buildBlock.ts';
import { emailsTo } from './operators.ts';
import { createMember } from './people.ts';
import {
  filesOf,
  later,
  look,
  openThread,
  original,
  photoAt,
  repliesIn,
  send,
  upload,
} from './photoMessages.ts';
import { ask, deliverWaiting, requestId, sell, threadIn } from './questions.ts';
import { accounts, call, documents, soon } from './suite.ts';

describe('a photo in a message', () => {
  it('is seen by the two of the conversation, without what the camera wrote, and named in words', async () => {
    const { seller, buyer, thread } = await openThread();
    const id = await upload(seller);
    expect(await photoAt(id)).toMatchObject({ user_id: seller.id, state: 'ready', thread_id: null });
    const sent = await send(seller, thread, [id], { message: 'My papers' });
    expect(JSON.parse(sent.body).result).toMatchObject({ message: '📷 Photo\nMy papers' });
    expect(await repliesIn(thread)).toMatchObject([
      { sender_id: seller.id, sender_name: 'Hoa', message: '📷 Photo\nMy papers', photos: [id] },
    ]);
    expect((await documents.doc(`inquiries/${thread}`).get()).data()).toMatchObject({
      status: 'replied',
      last_reply_by: seller.id,
    });
    for (const [person, size, width] of [
      [seller, 'card', 400],
      [buyer, 'card', 400],
      [buyer, 'full', 60],
    ] as const) {
      const photos = await look(person, thread, [id], size);
      const picture = Buffer.from(String(Object(photos)[id]), 'base64');
      const { width: actual, format, exif } = await sharp(picture).metadata();
      expect([actual, format, exif]).toEqual([width, 'webp', undefined]);
    }
    const [email] = await vi.waitFor(async () => {
      await deliverWaiting(buyer.email);
      const emails = await emailsTo(buyer.email);
      expect(emails).toHaveLength(1);
      return emails;
    }, soon);
    expect(email?.text).toMatch(/> 📷 (Photo|Ảnh)\n> My papers/);
    expect(email?.html).not.toContain(id);
  });

  it('may come alone, with the first question', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const bike = await sell(seller.id);
    const id = await upload(buyer);
    const thread = threadIn(await ask(buyer.token, bike.id, { message: ' ', photos: [id] }));
    expect((await documents.doc(`inquiries/${thread}`).get()).data()).toMatchObject({
      message: '📷 Photo',
      phrases: [{ code: 'photo' }],
      photos: [id],
    });
    expect(await look(seller, thread, [id])).toEqual({ [id]: expect.any(String) });
    const more = await upload(buyer);
    expect(threadIn(await ask(buyer.token, bike.id, { photos: [more] }))).toBe(thread);
    expect(await repliesIn(thread)).toMatchObject([{ photos: [more] }]);
  });

  it('is sent once, however often it is tried', async () => {
    const { seller, thread } = await openThread();
    const id = await upload(seller);
    const request = requestId();
    const [one, two] = await Promise.all([
      send(seller, thread, [id], {}, request),
      send(seller, thread, [id], {}, request),
    ]);
    expect([one?.status, two?.status, one?.body]).toEqual([200, 200, two?.body]);
    expect(await repliesIn(thread)).toHaveLength(1);
  });
});

describe('nobody else', () => {
  it('reads it: neither a stranger nor a visitor, nor through another conversation', async () => {
    const { seller, buyer, thread } = await openThread();
    const other = await openThread();
    const id = await upload(seller);
    await send(seller, thread, [id]);
    expect(await look(other.buyer, thread, [id])).toBe(404);
    expect(await look(undefined, thread, [id])).toBe(401);
    expect(await look(other.buyer, other.thread, [id])).toEqual({ [id]: null });
    expect(await look(buyer, thread, [randomUUID()])).not.toHaveProperty(id);
    expect(await look(buyer, thread, ['../../x'])).toBe(400);
    expect(await look(buyer, thread, [id], 'original')).toBe(400);
    expect((await filesOf(seller)).every((path) => path.startsWith('private/'))).toBe(true);
  });

  it('sees one that is not sent yet, and its owner reads it nowhere else', async () => {
    const { seller, buyer, thread } = await openThread();
    const id = await upload(seller);
    expect(await look(buyer, thread, [id])).toEqual({ [id]: null });
  });

  it('sends the upload of another person, or takes its place', async () => {
    const { seller, buyer, bike, thread } = await openThread();
    const id = await upload(buyer);
    const before = await photoAt(id);
    expect((await send(seller, thread, [id])).status).toBe(409);
    const stranger = await createMember('An');
    expect((await ask(stranger.token, bike.id, { photos: [id] })).status).toBe(400);
    await upload(stranger, { id });
    expect(await photoAt(id)).toEqual(before);
    expect(await filesOf(stranger)).toEqual([]);
    expect(await repliesIn(thread)).toEqual([]);
  });

  it('sends into the conversation of others, or a closed one', async () => {
    const { seller, buyer, thread } = await openThread();
    const stranger = await createMember('An');
    const id = await upload(stranger);
    expect((await send(stranger, thread, [id])).status).toBe(404);
    await documents.doc(`inquiries/${thread}`).update({ status: 'closed', updated_at: Timestamp.now() });
    expect((await send(buyer, thread, [await upload(buyer)])).status).toBe(400);
    expect((await send(seller, thread, [await upload(seller)])).status).toBe(400);
  });

  it('who is blocked sends, although the conversation is not closed yet', async () => {
    const { seller, buyer, thread } = await openThread();
    const id = await upload(buyer);
    await documents.doc(`blocks/${seller.id}_${buyer.id}`).set({
      ...buildBlock({ user_id: seller.id, other_id: buyer.id }),
      created_at: Timestamp.now(),
    });
    const place = documents.doc(`inquiries/${thread}`);
    await vi.waitFor(async () => expect((await place.get()).get('status')).toBe('closed'), soon);
    await place.update({ status: 'replied' });
    expect((await send(buyer, thread, [id])).status).toBe(400);
    expect(await repliesIn(thread)).toEqual([]);
    expect((await photoAt(id))?.thread_id).toBeNull();
  });
});

describe('at most', () => {
  it('four are in a message, each once, and none is in two messages', async () => {
    const { seller, thread } = await openThread();
    const ids = await Promise.all(Array.from({ length: 5 }, () => upload(seller)));
    const [first = ''] = ids;
    expect((await send(seller, thread, ids)).status).toBe(400);
    expect((await send(seller, thread, [first, first])).status).toBe(400);
    expect((await send(seller, thread, [])).status).toBe(400);
    const both = await Promise.all([send(seller, thread, [first]), send(seller, thread, [first])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await repliesIn(thread)).toHaveLength(1);
    expect((await send(seller, thread, ids.slice(1))).status).toBe(200);
  });

  it('twenty a day, from however many devices at once', async () => {
    const member = await createMember();
    const now = later();
    await documents.doc(`limits/${member.id}_message_photos_${Math.floor(now / day)}`).set({ used: 19 });
    const ids = await Promise.all([upload(member, { now }), upload(member, { now })]);
    const states = await Promise.all(ids.map(async (id) => (await photoAt(id))?.state));
    expect(states.toSorted()).toEqual(['limit', 'ready']);
    expect(await filesOf(member)).toHaveLength(2);
  });

  it('an offer or a visit is sent without', async () => {
    const { seller, thread } = await openThread();
    const phrases = [{ code: 'offer', values: { price: 12_000_000 } }];
    expect((await send(seller, thread, [await upload(seller)], { message: 'x', phrases })).status).toBe(400);
  });
});

describe('an upload', () => {
  it('of an account younger than a day is refused, unless its number is confirmed or an operator grants it', async () => {
    const [young, phone, granted] = [await createMember(), await createMember(), await createMember()];
    await accounts.updateUser(phone.id, { phoneNumber: `+849${String(Date.now()).slice(-8)}` });
    await documents.doc(`quotas/${granted.id}`).set({ messagePhoto: 5 });
    const now = Date.now();
    const states = [];
    for (const member of [young, phone, granted])
      states.push((await photoAt(await upload(member, { now })))?.state);
    expect(states).toEqual(['young', 'ready', 'ready']);
    expect(await filesOf(young)).toEqual([]);
    const quotas = await call('ownQuotas', {}, young.token);
    expect(JSON.parse(quotas.body).result.photos).toBe(false);
  });

  it.each([
    ['type', Buffer.from('<svg/>')],
    ['truncated', original.subarray(0, original.length - 20)],
    ['size', Buffer.alloc(10 * 1024 * 1024 + 1)],
  ])('that is no whole photo is refused: %s', async (state, content) => {
    const { seller, thread } = await openThread();
    const id = await upload(seller, { content });
    expect((await photoAt(id))?.state).toBe(state);
    expect(await filesOf(seller)).toEqual([]);
    expect((await send(seller, thread, [id])).status).toBe(409);
  });

  it('of somebody suspended leaves nothing', async () => {
    const member = await createMember();
    await documents
      .doc(`suspensions/${member.id}`)
      .set({ reason: 'scam', note: null, suspended_at: Timestamp.now() });
    expect(await photoAt(await upload(member))).toBeUndefined();
    expect(await filesOf(member)).toEqual([]);
  });
});
