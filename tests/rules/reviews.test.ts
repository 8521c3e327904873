import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBlock } from '../fixtures/buildBlock.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { buildReview } from '../fixtures/buildReview.ts';
import { acceptedFor, count } from './counted.ts';
import { now, stored, yesterday } from './documents.ts';
import { openRulebook, type Standing } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('reviews');
const { allows, denies } = book;
const outsiders: [string, Standing][] = [
  ['buyer', 'confirmed'],
  ['stranger', 'confirmed'],
  ['seller', 'unconfirmed'],
  ['seller', 'operator'],
];

const path = 'inquiries/asked';
const day = 86_400_000;
const sold = { status: 'sold', updated_at: Timestamp.now() };
const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * day);
/** The thread's bike, sold by default. */
const soldBike = (bike: object = sold) => ({
  'motorcycles/listing': { ...stored(buildListing({ slug: 'sold-bike' })), ...bike },
  ...acceptedFor(['listing']),
});
/** One party's answer. By default, a confirmation writes the bike's deal in the same batch. */
const answer = (
  changes: object = {},
  uid = 'seller',
  standing: Standing = 'confirmed',
  deal: object | null = { thread_id: 'asked', agreed_at: now() },
) => {
  const store = book.as(uid, standing);
  const answered = { sold_at: now(), updated_at: now(), ...changes };
  const batch = writeBatch(store).update(doc(store, path), answered);
  if (answered.sold_at !== null && deal) batch.set(doc(store, 'deals/listing'), deal);
  return batch.commit();
};

describe('the seller’s answer to a buyer who says that the bike is bought', () => {
  const claimed = { status: 'closed', closed_by: 'buyer' } as const;
  const place = (changes: object = {}, bike: object = sold, others: object = {}) =>
    book.place({
      ...scene,
      ...soldBike(bike),
      [path]: stored({ ...buildInquiry(claimed), ...changes }),
      ...others,
    });
  beforeEach(() => place());

  it('is a yes', () => allows(answer()));
  it('is a no', () => allows(answer({ sold_at: null })));
  it('can be a yes after a no', async () => {
    await place({ sold_at: null });
    await allows(answer());
  });
  it.each(outsiders)('is not given by %s (%s)', (uid, standing) => denies(answer({}, uid, standing)));
  it.each([
    ['nobody has closed the conversation', { status: 'replied', closed_by: undefined }],
    ['it is open, whatever it says of its end', { status: 'replied' }],
    ['the seller closed it', { closed_by: 'seller' }],
    ['it is not known who closed it', { closed_by: undefined }],
    ['a stranger closed it', { closed_by: 'stranger' }],
    ['the buyer has left', { buyer_id: 'nobody', closed_by: 'nobody' }],
    ['it is given already', { sold_at: yesterday() }],
  ])('is not given where %s', async (_, changes) => {
    const fields = Object.fromEntries(
      Object.entries({ ...buildInquiry(claimed), ...changes }).filter(([, value]) => value !== undefined),
    );
    await book.place({ ...scene, ...soldBike(), [path]: stored(fields) });
    await denies(answer());
  });
  it('cannot become a no', async () => {
    await place({ sold_at: yesterday() });
    await denies(answer({ sold_at: null }));
  });
  it.each([
    ['sold_at', yesterday()],
    ['sold_at', 'yes'],
    ['sold_at', true],
    ['updated_at', yesterday()],
    ['status', 'new'],
    ['closed_by', 'seller'],
    ['reviewed_at', now()],
    ['note', 'x'],
  ])('changes nothing else: not %s (%#)', (field, value) => denies(answer({ [field]: value })));

  describe('needs a bike that is sold, once', () => {
    const unsold: [string, object][] = [
      ['is for sale', { status: 'active' }],
      ['is paused', { status: 'paused' }],
      ['is a draft', { status: 'draft' }],
      ['is hidden by an operator', { status: 'hidden' }],
      ['was sold sixty days ago', { ...sold, updated_at: ago(60) }],
      ['belongs to somebody else', { ...sold, user_id: 'somebody' }],
    ];
    it.each(unsold)('so it is no yes where the bike %s, and may be a no', async (_, bike) => {
      await place({}, bike);
      await denies(answer());
      await allows(answer({ sold_at: null }));
    });
    it('a bike that is erased is none', async () => {
      await book.place({ ...scene, [path]: stored(buildInquiry(claimed)) });
      await denies(answer());
    });
    it('the yes may mark it as sold in the same batch', async () => {
      await place({}, { status: 'active' });
      const store = book.as('seller');
      const bike = 'motorcycles/listing';
      const batch = writeBatch(store)
        .update(doc(store, path), { sold_at: now(), updated_at: now() })
        .set(doc(store, 'deals/listing'), { thread_id: 'asked', agreed_at: now() })
        .update(doc(store, bike), { status: 'sold', revision: 1, updated_at: now() });
      await allows(count(batch, store, 'seller', 'edit', bike).commit());
    });
    it.each<[string, object | null]>([
      ['is left out', null],
      ['names another conversation', { thread_id: 'foreign', agreed_at: now() }],
      ['has a time of its own', { thread_id: 'asked', agreed_at: yesterday() }],
      ['says more', { thread_id: 'asked', agreed_at: now(), note: 'x' }],
    ])('is refused where the deal %s', (_, deal) => denies(answer({}, 'seller', 'confirmed', deal)));
    it('is refused to a second buyer, whoever asks', async () => {
      await place({}, sold, { 'deals/listing': { thread_id: 'earlier', agreed_at: yesterday() } });
      await denies(answer());
      await denies(answer({}, 'seller', 'confirmed', null));
      await allows(answer({ sold_at: null }));
    });
    it('is refused to two buyers in one batch', async () => {
      const other = 'inquiries/askedToo';
      await place({}, sold, {
        [other]: stored(buildInquiry({ ...claimed, buyer_id: 'puppet', closed_by: 'puppet' })),
      });
      const store = book.as('seller');
      const batch = writeBatch(store).set(doc(store, 'deals/listing'), {
        thread_id: 'asked',
        agreed_at: now(),
      });
      for (const one of [path, other]) batch.update(doc(store, one), { sold_at: now(), updated_at: now() });
      await denies(batch.commit());
    });
  });
  it('a deal is written by nobody without the answer', async () => {
    const deal = { thread_id: 'asked', agreed_at: now() };
    for (const uid of ['seller', 'buyer', 'stranger'])
      await denies(setDoc(doc(book.as(uid), 'deals/listing'), deal));
    await place({ sold_at: yesterday() });
    await denies(setDoc(doc(book.as('seller'), 'deals/listing'), deal));
  });
  it('whether there is a deal is asked by the seller of the bike alone', async () => {
    await allows(getDoc(doc(book.as('seller'), 'deals/listing')));
    for (const uid of ['buyer', 'stranger']) await denies(getDoc(doc(book.as(uid), 'deals/listing')));
  });
});

describe('naming who bought a bike', () => {
  const place = (changes: object = {}, bike: object = sold) =>
    book.place({
      ...scene,
      ...soldBike(bike),
      [path]: { ...stored(buildInquiry()), ...changes },
    });
  const name = (changes: object = {}, uid = 'seller', standing: Standing = 'confirmed') =>
    updateDoc(doc(book.as(uid, standing), path), { named_at: now(), updated_at: now(), ...changes });
  beforeEach(() => place());

  it.each([
    ['in an open conversation', {}],
    ['in one that the seller closed', { status: 'closed', closed_by: 'seller' }],
    ['in one that the buyer closed as bought', { status: 'closed', closed_by: 'buyer' }],
    ['once more', { named_at: yesterday() }],
    ['after that was taken back', { named_at: null }],
    ['after a no', { named_at: yesterday(), sold_at: null }],
  ])('is for the seller %s', async (_, changes) => {
    await place(changes);
    await allows(name());
  });
  it.each(outsiders)('is not for %s (%s)', (uid, standing) => denies(name({}, uid, standing)));
  it.each([
    ['is for sale', { status: 'active' }],
    ['is paused', { status: 'paused' }],
    ['was sold sixty days ago', { ...sold, updated_at: Timestamp.fromMillis(Date.now() - 60 * day) }],
  ])('waits for the sale: not where the bike %s', async (_, bike) => {
    await place({}, bike);
    await denies(name());
    await place({ named_at: yesterday() }, bike);
    await allows(name({ named_at: null }));
  });
  it('is done within sixty days', async () => {
    await place({}, { ...sold, updated_at: Timestamp.fromMillis(Date.now() - 59.9 * day) });
    await allows(name());
  });
  it.each([
    ['seller', 'buyer'],
    ['buyer', 'seller'],
  ])('is refused where the %s has blocked the %s', async (user_id, other_id) => {
    await book.place({
      ...scene,
      ...soldBike(),
      [path]: stored(buildInquiry()),
      [`blocks/${user_id}_${other_id}`]: stored(buildBlock({ user_id, other_id })),
    });
    await denies(name());
  });
  it('is refused once somebody has agreed that they bought it', async () => {
    await book.place({
      ...scene,
      ...soldBike(),
      [path]: stored(buildInquiry()),
      'deals/listing': { thread_id: 'earlier', agreed_at: yesterday() },
    });
    await denies(name());
  });
  it.each([
    ['the buyer has left', { buyer_id: 'nobody' }],
    ['the buyer has agreed', { named_at: yesterday(), sold_at: yesterday() }],
  ])('is refused where %s, and so is taking it back', async (_, changes) => {
    await place(changes);
    await denies(name());
    await denies(name({ named_at: null }));
  });
  it.each([
    ['named_at', yesterday()],
    ['named_at', true],
    ['named_at', deleteField()],
    ['updated_at', yesterday()],
    ['sold_at', now()],
    ['sold_at', null],
    ['status', 'closed'],
    ['closed_by', 'buyer'],
    ['buyer_id', 'stranger'],
  ])('changes nothing else: not %s (%#)', (field, value) => denies(name({ [field]: value })));

  describe('is answered by the buyer', () => {
    const say = (changes: object = {}, uid = 'buyer', standing: Standing = 'confirmed') =>
      answer(changes, uid, standing);
    beforeEach(() => place({ named_at: yesterday() }));

    it('with a yes', () => allows(say()));
    it('with a no, which can become a yes', async () => {
      await allows(say({ sold_at: null }));
      await allows(say());
    });
    it('in a conversation that somebody has closed, and of a sold bike that its seller has deleted', async () => {
      const closed = { named_at: yesterday(), status: 'closed', closed_by: 'seller' };
      await place(closed, { ...sold, deleted_at: yesterday() });
      await allows(say());
    });
    it.each<[string, object]>([
      ['is for sale again', { status: 'active' }],
      ['was sold sixty days ago', { ...sold, updated_at: ago(60) }],
    ])('not with a yes where the bike %s', async (_, bike) => {
      await place({ named_at: yesterday() }, bike);
      await denies(say());
      await allows(say({ sold_at: null }));
    });
    it.each<[string, Standing]>([
      ['seller', 'confirmed'],
      ['stranger', 'confirmed'],
      ['buyer', 'unconfirmed'],
      ['buyer', 'operator'],
    ])('not by %s (%s)', (uid, standing) => denies(say({}, uid, standing)));
    it.each([
      ['nobody has named them', {}],
      ['that was taken back', { named_at: null }],
      ['they have agreed already', { named_at: yesterday(), sold_at: yesterday() }],
    ])('not where %s', async (_, changes) => {
      await place(changes);
      await denies(say());
      await denies(say({ sold_at: null }));
    });
    it.each([
      ['sold_at', yesterday()],
      ['sold_at', 'yes'],
      ['updated_at', yesterday()],
      ['named_at', now()],
      ['status', 'closed'],
    ])('with nothing else: not %s (%#)', (field, value) => denies(say({ [field]: value })));
  });
});

describe('a review', () => {
  const read = (id: string, uid: string, standing: Standing = 'confirmed') =>
    getDoc(doc(book.as(uid, standing), `reviews/${id}`));
  const place = (changes: Parameters<typeof buildReview>[0]) =>
    book.place({ ...scene, 'reviews/asked_buyer': stored(buildReview(changes)) });

  it('is read by its author before anybody else', async () => {
    await place({ published_at: null });
    await allows(read('asked_buyer', 'buyer'));
    await denies(read('asked_buyer', 'seller'));
  });
  it('is read by whom it is about once it is published', async () => {
    await place({});
    await allows(read('asked_buyer', 'seller'));
  });
  it.each<[string, Standing]>([
    ['stranger', 'confirmed'],
    ['buyer', 'unconfirmed'],
    ['seller', 'unconfirmed'],
    ['seller', 'operator'],
  ])('is not read by %s (%s)', async (uid, standing) => {
    await place({});
    await denies(read('asked_buyer', uid, standing));
  });
  it('that is missing is missing to the two of its conversation, and refused to others', async () => {
    await book.place(scene);
    for (const uid of ['buyer', 'seller']) expect((await read('asked_buyer', uid)).exists()).toBe(false);
    await denies(read('asked_buyer', 'stranger'));
    await denies(read('asked_buyer', 'buyer', 'unconfirmed'));
    await denies(read('asked_other', 'stranger'));
    await denies(read('nowhere_buyer', 'buyer'));
  });
  it('is found in no list', async () => {
    await place({});
    for (const [field, uid] of [
      ['author_id', 'buyer'],
      ['subject_id', 'seller'],
    ] as const)
      await denies(getDocs(query(collection(book.as(uid), 'reviews'), where(field, '==', uid))));
  });
});
