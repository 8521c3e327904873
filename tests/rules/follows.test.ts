import { deleteDoc, doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { Follow } from '../../src/domain/alerts/follow.schema.ts';
import { buildFollow } from '../fixtures/buildFollow.ts';
import { count } from './counted.ts';
import { fresh, stored, yesterday } from './documents.ts';
import { openRulebook } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('follows');
const { allows, denies } = book;
const follow = (changes: object = {}) => ({ ...fresh(buildFollow()), ...changes });
const give = (data: object, id = 'buyer_seller', counted = id) => {
  const store = book.as('buyer');
  const batch = writeBatch(store).set(doc(store, 'follows', id), data);
  return count(batch, store, 'buyer', 'follow', `follows/${counted}`).commit();
};

describe('following a seller', () => {
  beforeEach(() => book.place(scene));

  it('is allowed, and repeated it changes nothing', async () => {
    await allows(give(follow()));
    const first = await book.read('follows/buyer_seller');
    await denies(give(follow()));
    expect(await book.read('follows/buyer_seller')).toEqual(first);
  });
  it('does not reveal a block', async () => {
    await book.place({ ...scene, 'blocks/seller_buyer': { user_id: 'seller', other_id: 'buyer' } });
    await allows(give(follow()));
  });
  it.each([
    ['under an id of its own', follow(), 'anything'],
    ['under the id of another seller', follow(), 'buyer_minh'],
    ['for somebody else, who would get the emails', follow({ user_id: 'somebody' }), 'somebody_seller'],
    ['for somebody else under one’s own id', follow({ user_id: 'somebody' }), 'buyer_seller'],
    ['oneself', follow({ seller_id: 'buyer' }), 'buyer_buyer'],
    ['a path', follow({ seller_id: 'a/b' }), 'buyer_a'],
    ['nobody', follow({ seller_id: '' }), 'buyer_'],
    ['with a time of its own', follow({ created_at: yesterday() }), 'buyer_seller'],
    ['switched off from the start', follow({ is_active: false }), 'buyer_seller'],
    ['with another field', follow({ email: 'x@example.com' }), 'buyer_seller'],
  ])('is refused %s', (_, data, id) => denies(give(data, id)));
  it('is refused without its count, or with that of another', async () => {
    await denies(setDoc(doc(book.as('buyer'), 'follows/buyer_seller'), follow()));
    await denies(give(follow(), 'buyer_seller', 'buyer_minh'));
  });
  it.each([
    ['Lan Anh', true],
    ['a'.repeat(80), true],
    ['', false],
    ['a'.repeat(81), false],
    [null, false],
    [5, false],
  ])('with the name %o is taken by schema and rules: %s', async (seller_name, good) => {
    expect(Follow.safeParse({ ...stored(buildFollow()), seller_name }).success).toBe(good);
    await (good ? allows : denies)(give(follow({ seller_name })));
  });

  const change = (changes: object, uid = 'seller') =>
    updateDoc(doc(book.as(uid), 'follows/seller_minh'), changes);
  it('is switched off and on by whoever follows', async () => {
    await allows(change({ is_active: false }));
    await allows(change({ is_active: true }));
    await denies(change({ is_active: true }, 'minh'));
  });
  it.each([
    ['is_active', 'yes'],
    ['user_id', 'buyer'],
    ['seller_id', 'lan'],
    ['seller_name', 'Hoa'],
    ['created_at', yesterday()],
    ['note', 'x'],
  ])('keeps its %s from becoming %o', (field, value) => denies(change({ [field]: value })));
  it('is not ended by the seller', async () => {
    await denies(deleteDoc(doc(book.as('minh'), 'follows/seller_minh')));
    await allows(deleteDoc(doc(book.as('seller'), 'follows/seller_minh')));
  });
});
