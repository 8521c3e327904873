import { deleteField, doc, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { buildBlock } from '../fixtures/buildBlock.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { ago, answerIn, outsiders, path, sold, soldBike } from './deal.ts';
import { now, stored, yesterday } from './documents.ts';
import { openRulebook, type Standing } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('naming');
const { allows, denies } = book;
const answer = answerIn(book);

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
    ['was sold sixty days ago', { ...sold, updated_at: ago(60) }],
  ])('waits for the sale: not where the bike %s', async (_, bike) => {
    await place({}, bike);
    await denies(name());
    await place({ named_at: yesterday() }, bike);
    await allows(name({ named_at: null }));
  });
  it('is done within sixty days', async () => {
    await place({}, { ...sold, updated_at: ago(59.9) });
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
