import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { buildReview } from '../fixtures/buildReview.ts';
import { stored } from './documents.ts';
import { openRulebook, type Standing } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('reviews');
const { allows, denies } = book;

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
