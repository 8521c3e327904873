import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildLike } from '../fixtures/buildLike.ts';
import { count } from './counted.ts';
import { fresh, yesterday } from './documents.ts';
import { openRulebook } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('likes');
const { allows, denies } = book;
const like = (changes: object = {}) => ({
  ...fresh(buildLike({ user_id: 'buyer', motorcycle_id: 'active' })),
  ...changes,
});
const give = (data: object, id = 'buyer_active', uid = 'buyer') => {
  const store = book.as(uid);
  const batch = writeBatch(store).set(doc(store, 'likes', id), data);
  return count(batch, store, uid, 'like', `likes/${id}`).commit();
};

describe('[S3.19] [S4.28] a like', () => {
  beforeEach(() => book.place(scene));

  it('is given to a bike that is for sale', () => allows(give(like())));
  it.each([
    ['under an id of its own', like(), 'anything'],
    ['under the id of another bike', like(), 'buyer_paused'],
    ['under the id of another person', like(), 'seller_active'],
    ['for somebody else', like({ user_id: 'seller' }), 'seller_active'],
    ['with a time of its own', like({ created_at: yesterday() }), 'buyer_active'],
    ['with another field', like({ note: 'x' }), 'buyer_active'],
    ['without a time', { user_id: 'buyer', motorcycle_id: 'active' }, 'buyer_active'],
    ['for a sold bike', like({ motorcycle_id: 'sold' }), 'buyer_sold'],
    ['for a paused bike', like({ motorcycle_id: 'paused' }), 'buyer_paused'],
    ['for a draft', like({ motorcycle_id: 'draft' }), 'buyer_draft'],
    ['for a deleted bike', like({ motorcycle_id: 'deleted' }), 'buyer_deleted'],
    ['for a bike that does not exist', like({ motorcycle_id: 'ghost' }), 'buyer_ghost'],
  ])('is refused %s', (_, data, id) => denies(give(data, id)));

  it('given twice changes nothing', async () => {
    await allows(give(like()));
    const first = await book.read('likes/buyer_active');
    await denies(give(like()));
    expect(await book.read('likes/buyer_active')).toEqual(first);
  });
  it('is taken back by whoever gave it', async () => {
    await denies(deleteDoc(doc(book.as('buyer'), 'likes/seller_other')));
    await allows(deleteDoc(doc(book.as('seller'), 'likes/seller_other')));
  });
  it('that was not given can be asked for', async () => {
    const snapshot = await getDoc(doc(book.as('buyer'), 'likes/buyer_active'));
    expect(snapshot.exists()).toBe(false);
  });
  it.each([
    ['the like of somebody else', 'somebody_active'],
    ['whether somebody else likes a bike', 'stranger_active'],
    ['something shorter than an own id', 'b'],
  ])('does not tell %s', (_, id) => denies(getDoc(doc(book.as('buyer'), 'likes', id))));

  it('[S7.23] is listed for its owner, newest first', async () => {
    const own = query(
      collection(book.as('seller'), 'likes'),
      where('user_id', '==', 'seller'),
      orderBy('created_at', 'desc'),
    );
    expect((await getDocs(own)).docs.map((one) => one.id)).toEqual(['seller_other']);
  });
  it('is not counted by its bike', () =>
    denies(getDocs(query(collection(book.as('seller'), 'likes'), where('motorcycle_id', '==', 'active')))));
});
