import { collection, doc, getDocs, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { inquiryStatuses } from '../../src/domain/conversations/inquiryFields.ts';
import { blankTexts } from '../fixtures/blankTexts.ts';
import { buildInquiry, buildReply } from '../fixtures/buildInquiry.ts';
import { photoId } from '../fixtures/buildPhoto.ts';
import { count, next } from './counted.ts';
import { fresh, now, stored, yesterday } from './documents.ts';
import { openRulebook, type Standing } from './rulebook.ts';
import { scene } from './scene.ts';
import { outsiders, parties, path } from './thread.ts';

const book = openRulebook('inquiries');
const { allows, denies } = book;
const place = (changes?: object) =>
  book.place(changes ? { ...scene, [path]: stored({ ...buildInquiry(), ...changes }) } : scene);

const automatic = { away: { kind: 'until', day: '2026-12-05' }, at: yesterday() };

describe('[S4.21] [S4.22] closing a thread', () => {
  const close = (changes: object = {}, uid = 'seller', standing: Standing = 'confirmed') =>
    updateDoc(doc(book.as(uid, standing), path), { status: 'closed', updated_at: now(), ...changes });
  beforeEach(() => place());

  it.each(parties)('is open to the %s', (uid) => allows(close({}, uid)));
  it('[S4.23] is open after replies as well', async () => {
    await place({ status: 'replied' });
    await allows(close());
  });
  it.each(outsiders)('is closed to %s (%s)', (uid, standing) => denies(close({}, uid, standing)));
  it.each([
    ['message', 'Changed'],
    ['contact_email', 'evil@example.com'],
    ['contact_phone', '+84912345678'],
    ['buyer_id', 'stranger'],
    ['seller_id', 'stranger'],
    ['buyer_name', 'Somebody'],
    ['seller_name', 'Somebody'],
    ['bike', { ...buildInquiry().bike, price: 1 }],
    ['created_at', yesterday()],
    ['updated_at', yesterday()],
    ['last_reply_by', 'seller'],
    ['note', 'x'],
    ['status', 'new'],
    ['status', 'sold'],
  ])('changes nothing else: not %s', (field, value) => denies(close({ [field]: value })));
  it.each(inquiryStatuses)('[S4.19] is final: not %s again', async (status) => {
    await place({ status: 'closed' });
    await denies(close({ status }));
  });
  it('repairs no unknown status', async () => {
    await place({ status: 'lost' });
    await denies(close());
  });
});

describe('[S4.22] whoever closes a thread', () => {
  const close = (closed_by: unknown, uid: string) =>
    updateDoc(doc(book.as(uid, 'confirmed'), path), { status: 'closed', updated_at: now(), closed_by });
  beforeEach(() => place());

  it.each(parties)('may say so: the %s', (uid) => allows(close(uid, uid)));
  it.each([
    ['buyer', 'seller'],
    ['seller', 'buyer'],
    ['stranger', 'buyer'],
    [null, 'buyer'],
    [7, 'seller'],
  ])('cannot say that it was %s, being the %s', (closed_by, uid) => denies(close(closed_by, uid)));
});

describe('[S4.20] [S6.10] replying', () => {
  type Changes = { reply?: object; thread?: object; id?: string; uid?: string; standing?: Standing };
  const name: Record<string, string> = {
    buyer: buildInquiry().buyer_name,
    seller: buildInquiry().seller_name,
  };
  const reply = async ({
    reply = {},
    thread = {},
    id = 'new',
    uid = 'seller',
    standing = 'confirmed',
  }: Changes = {}) => {
    const store = book.as(uid, standing);
    const written = fresh(buildReply({ sender_id: uid, sender_name: name[uid] ?? 'Stranger' }));
    return writeBatch(store)
      .set(doc(store, `limits/${uid}_reply`), await next(book, uid, 'reply', `${path}/replies/${id}`))
      .set(doc(store, `${path}/replies/${id}`), { ...written, ...reply })
      .update(doc(store, path), {
        status: 'replied',
        updated_at: now(),
        last_reply_by: uid,
        last_reply_id: 'new',
        ...thread,
      })
      .commit();
  };
  beforeEach(() => place());

  it.each(parties)('is open to the %s', (uid) => allows(reply({ uid })));
  it('goes on after a first reply', async () => {
    await place({ status: 'replied', last_reply_by: 'buyer', last_reply_id: 'first' });
    await allows(reply());
  });
  it('[S6.10] keeps both replies when both write at once, 25 times', async () => {
    for (let turn = 0; turn < 25; turn += 1) {
      const ids = parties.map((uid) => `${uid}-${turn}`);
      const both = parties.map((uid) =>
        allows(reply({ uid, id: `${uid}-${turn}`, thread: { last_reply_id: `${uid}-${turn}` } })),
      );
      await Promise.all(both);
      const replies = await getDocs(collection(book.as('buyer', 'confirmed'), `${path}/replies`));
      expect(replies.docs.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    }
  });
  it.each(outsiders)('is closed to %s (%s)', (uid, standing) => denies(reply({ uid, standing })));
  it('[D36] is closed on a closed thread', async () => {
    await place({ status: 'closed' });
    await denies(reply());
  });

  it.each<[string, Changes]>([
    ['in the name of the other party', { reply: { sender_id: 'buyer' } }],
    ['under the name of the other party', { reply: { sender_name: name.buyer } }],
    ['under an invented name', { reply: { sender_name: 'Honda Vietnam' } }],
    ['with an empty message', { reply: { message: '' } }],
    ...blankTexts.map((message): [string, Changes] => [
      '[S5.33] with a blank message',
      { reply: { message } },
    ]),
    ['with a message of signs that show nothing', { reply: { message: '\u200b\u2060\u180e\u202e\0' } }],
    ['with a message that is too long', { reply: { message: 'a'.repeat(5_001) } }],
    ['with a message that is no text', { reply: { message: 5 } }],
    ['with a time of its own', { reply: { created_at: yesterday() } }],
    ['with another field', { reply: { is_read: true } }],
    ['that the thread does not name', { thread: { last_reply_id: 'other' } }],
    ['that the thread gives to the other party', { thread: { last_reply_by: 'buyer' } }],
    ['that leaves the thread new', { thread: { status: 'new' } }],
    ['that closes the thread', { thread: { status: 'closed' } }],
    ['with a change time of its own', { thread: { updated_at: yesterday() } }],
    ['that changes the address to answer to', { thread: { contact_email: 'evil@example.com' } }],
    ['that changes the question', { thread: { message: 'Changed' } }],
    ['that adds to the thread', { thread: { note: 'x' } }],
    ['that claims to be automatic', { reply: { automatic: true } }],
    ['that writes an automatic answer', { thread: { auto_answer: automatic } }],
    ['over an earlier one', { id: 'first', thread: { last_reply_id: 'first' } }],
  ])('refuses one %s', (_, changes) => denies(reply(changes)));

  it.each(['Có', 'a'.repeat(5_000), ' two\nlines '])('[S3.24] takes %s', (message) =>
    allows(reply({ reply: { message } })),
  );

  const say = (...phrases: unknown[]) => reply({ reply: { phrases } });
  const later = { code: 'a_phrase_of_a_later_version_that_is_long' };
  it.each<[string, unknown[]]>([
    ['one phrase', [{ code: 'still_for_sale' }]],
    ['three', [{ code: 'still_for_sale' }, { code: 'price_last' }, { code: 'papers_own_name' }]],
    ['one of a later version', [later]],
    ['one with no values', [{ code: 'still_for_sale', values: {} }]],
    [
      'the least',
      [{ code: 'x1', values: { price: 1, day: '2000-01-01', time: '00:00', place: 'x', number: 0 } }],
    ],
    [
      'the most',
      [
        {
          code: 'x1',
          values: {
            price: 100_000_000_000,
            day: '2099-12-31',
            time: '23:59',
            place: 'Chợ Bà Chiểu '.repeat(5).slice(0, 60),
            number: 2_000_000,
          },
        },
      ],
    ],
  ])('takes it with phrases: %s', (_, phrases) => allows(say(...phrases)));

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'still_for_sale'],
    ['a map', { code: 'still_for_sale' }],
    ['an empty list', []],
    ['four', [later, later, later, later]],
    ['no map', ['still_for_sale']],
    ['no code', [{}]],
    ['a code that is no text', [{ code: 5 }]],
    ['a code of one letter', [{ code: 'x' }]],
    ['a code in capitals', [{ code: 'Still_for_sale' }]],
    ['a code that is too long', [{ code: `${later.code}x` }]],
    ['a code of two lines', [{ code: 'still\nsale' }]],
    ['another key', [{ code: 'still_for_sale', text: 'x' }]],
    ['values that are no map', [{ code: 'still_for_sale', values: 'x' }]],
    ['values that are none', [{ code: 'still_for_sale', values: null }]],
    ['a wrong second', [later, { code: '' }]],
    ['a wrong third', [later, later, { code: '' }]],
  ])('refuses it with phrases that are %s', (_, phrases) => denies(reply({ reply: { phrases } })));

  it.each<object>([
    { price: 0 },
    { price: 100_000_000_001 },
    { price: 1.5 },
    { price: '12500000' },
    { price: null },
    { day: '1999-12-31' },
    { day: '2100-01-01' },
    { day: '2026-13-01' },
    { day: '2026-00-10' },
    { day: '2026-11-32' },
    { day: '2026-11-00' },
    { day: '2026-11-28\n' },
    { day: ' 2026-11-28' },
    { day: 20261128 },
    { time: '24:00' },
    { time: '09:60' },
    { time: '9:00' },
    { time: '09:00 ' },
    { time: ' 09:00' },
    { time: 9 },
    { place: '' },
    { place: ' ' },
    { place: 'x'.repeat(61) },
    { place: 'Gò Vấp\nsend the code' },
    { place: 'Gò Vấp\u202e' },
    { place: 'Gò Vấp\u2028' },
    { place: 'Gò Vấp\u2029' },
    { place: 5 },
    { number: -1 },
    { number: 2_000_001 },
    { number: 0.5 },
    { number: '1' },
    { note: 'x' },
  ])('refuses it with a phrase that holds %j', (values) => denies(say({ code: 'still_for_sale', values })));

  it('names no photos, neither in the reply nor in its thread: a function ties them', async () => {
    await denies(reply({ reply: { photos: [photoId(1)] } }));
    await denies(reply({ thread: { photos: [photoId(1)] } }));
  });

  it('[D36] is refused late, even where the closed thread awaits it', async () => {
    await place({ status: 'closed', last_reply_by: 'seller', last_reply_id: 'new' });
    const store = book.as('seller');
    const batch = writeBatch(store).set(doc(store, `${path}/replies/new`), fresh(buildReply()));
    await denies(count(batch, store, 'seller', 'reply', `${path}/replies/new`).commit());
  });
  it('is refused without its thread', () => {
    const store = book.as('seller');
    const batch = writeBatch(store).set(doc(store, `${path}/replies/new`), fresh(buildReply()));
    return denies(count(batch, store, 'seller', 'reply', `${path}/replies/new`).commit());
  });
  it('is refused in two at once', () => {
    const store = book.as('seller');
    const batch = writeBatch(store);
    for (const id of ['new', 'second']) batch.set(doc(store, `${path}/replies/${id}`), fresh(buildReply()));
    batch.update(doc(store, path), {
      status: 'replied',
      updated_at: now(),
      last_reply_by: 'seller',
      last_reply_id: 'new',
    });
    return denies(count(batch, store, 'seller', 'reply', `${path}/replies/new`).commit());
  });
  it.each(['first', 'ghost'])('is not claimed for a reply that is old or missing: %s', (last_reply_id) =>
    denies(
      updateDoc(doc(book.as('seller'), path), {
        status: 'replied',
        updated_at: now(),
        last_reply_by: 'seller',
        last_reply_id,
      }),
    ),
  );
});

describe('the setting for automatic answers', () => {
  const hours = { kind: 'hours', days: [1, 7], from: '00:00', to: '23:59' };
  const choose = (away: unknown, uid = 'buyer') =>
    setDoc(doc(book.as('buyer', 'confirmed'), `away_answers/${uid}`), { away, updated_at: now() });
  beforeEach(() => place());

  it.each([null, hours, { kind: 'until', day: '2026-12-05' }, { ...hours, days: [1, 2, 3, 4, 5, 6, 7] }])(
    'takes %j',
    (away) => allows(choose(away)),
  );
  it.each([
    { ...hours, from: '23:59' },
    { ...hours, to: '24:00' },
    { ...hours, days: [] },
    { ...hours, days: [0] },
    { ...hours, days: [1, 2, 3, 4, 5, 6, 7, 7] },
    { ...hours, days: ['1'] },
    { ...hours, note: 'Zalo 0912345678' },
    { kind: 'hours', day: '2026-12-05' },
    { kind: 'until', day: '2026-12-05 x' },
    { kind: 'until', day: '2026-12-05', note: 'x' },
    { kind: 'never' },
    'until',
  ])('[hostile] refuses %j', (away) => denies(choose(away)));
  it('[hostile] is nobody else’s to write', () => denies(choose(null, 'seller')));
});
