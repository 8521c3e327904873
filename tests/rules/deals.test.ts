import { doc, getDoc, setDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { count } from './counted.ts';
import { ago, answerIn, outsiders, path, sold, soldBike } from './deal.ts';
import { now, stored, yesterday } from './documents.ts';
import { openRulebook } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('deals');
const { allows, denies } = book;
const answer = answerIn(book);

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
