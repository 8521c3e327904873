import { collection, doc, getDoc, getDocs, query, updateDoc, where } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildReview } from '../fixtures/buildReview.ts';
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

describe('the seller’s answer to a buyer who says that the bike is bought', () => {
  const path = 'inquiries/asked';
  const claimed = { status: 'closed', closed_by: 'buyer' } as const;
  const place = (changes: object = {}) =>
    book.place({ ...scene, [path]: stored({ ...buildInquiry(claimed), ...changes }) });
  const answer = (changes: object = {}, uid = 'seller', standing: Standing = 'confirmed') =>
    updateDoc(doc(book.as(uid, standing), path), { sold_at: now(), updated_at: now(), ...changes });
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
    const kept = Object.fromEntries(
      Object.entries({ ...buildInquiry(claimed), ...changes }).filter(([, value]) => value !== undefined),
    );
    await book.place({ ...scene, [path]: stored(kept) });
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
