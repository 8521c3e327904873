import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { blankTexts } from '../fixtures/blankTexts.ts';
import { buildBlock } from '../fixtures/buildBlock.ts';
import { buildInquiry, buildReply } from '../fixtures/buildInquiry.ts';
import { count } from './counted.ts';
import { fresh, now, stored, yesterday } from './documents.ts';
import { openRulebook, type Standing } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('blocks');
const { allows, denies } = book;
const block = (changes: object = {}) => ({
  ...fresh(buildBlock({ user_id: 'buyer', other_id: 'seller', other_name: 'Hoa' })),
  ...changes,
});
const put = (
  data: object,
  id = 'buyer_seller',
  uid = 'buyer',
  standing: Standing = 'confirmed',
  counted = `blocks/${id}`,
) => {
  const store = book.as(uid, standing);
  const batch = writeBatch(store).set(doc(store, 'blocks', id), data);
  return count(batch, store, uid, 'block', counted).commit();
};

describe('a block', () => {
  beforeEach(() => book.place(scene));

  it('is written by whoever blocks', () => allows(put(block())));
  it('needs no conversation: the rules answer alike for every id', () =>
    allows(put(block({ other_id: 'never-met' }), 'buyer_never-met')));
  it.each<[string, object, string]>([
    ['under an id of its own', block(), 'anything'],
    ['under the id of another person', block(), 'seller_buyer'],
    ['for somebody else', block({ user_id: 'seller' }), 'seller_seller'],
    ['of oneself', block({ other_id: 'buyer' }), 'buyer_buyer'],
    ['of whoever has left', block({ other_id: 'nobody' }), 'buyer_nobody'],
    ['of no one', block({ other_id: '' }), 'buyer_'],
    ['of what is no id', block({ other_id: 'a b' }), 'buyer_a b'],
    ['of an id that is too long', block({ other_id: 'a'.repeat(129) }), `buyer_${'a'.repeat(129)}`],
    ['with a time of its own', block({ created_at: yesterday() }), 'buyer_seller'],
    ['with another field', block({ note: 'x' }), 'buyer_seller'],
    ['without a name', block({ other_name: '' }), 'buyer_seller'],
    ...blankTexts.map(
      (other_name) =>
        ['with a name of nothing', block({ other_name }), 'buyer_seller'] as [string, object, string],
    ),
    ['with a name that is too long', block({ other_name: 'a'.repeat(81) }), 'buyer_seller'],
  ])('is refused %s', (_, data, id) => denies(put(data, id)));
  it('takes an id and a name of the greatest length', () =>
    allows(
      put(block({ other_id: 'a'.repeat(128), other_name: 'a'.repeat(80) }), `buyer_${'a'.repeat(128)}`),
    ));
  it('is refused without its count', () =>
    denies(put(block(), 'buyer_seller', 'buyer', 'confirmed', 'somebody else')));
  it.each<[string, Standing]>([
    ['buyer', 'unconfirmed'],
    ['buyer', 'operator'],
  ])('is nothing for %s (%s)', (uid, standing) => denies(put(block(), 'buyer_seller', uid, standing)));

  it('given twice changes nothing', async () => {
    await allows(put(block()));
    const first = await book.read('blocks/buyer_seller');
    await denies(put(block()));
    expect(await book.read('blocks/buyer_seller')).toEqual(first);
  });
  it('is changed by nobody', () =>
    denies(updateDoc(doc(book.as('seller'), 'blocks/seller_somebody'), { other_name: 'X' })));
  it('is taken back by whoever gave it, once', async () => {
    await denies(deleteDoc(doc(book.as('somebody'), 'blocks/seller_somebody')));
    await allows(deleteDoc(doc(book.as('seller'), 'blocks/seller_somebody')));
    await denies(deleteDoc(doc(book.as('seller'), 'blocks/seller_somebody')));
  });
  it('is never told to whoever is blocked', async () => {
    await denies(getDoc(doc(book.as('somebody'), 'blocks/seller_somebody')));
    await denies(getDoc(doc(book.as('somebody'), 'blocks/stranger_somebody')));
    const about = query(collection(book.as('somebody'), 'blocks'), where('other_id', '==', 'somebody'));
    await denies(getDocs(about));
  });
  it('is listed for its owner, and one that is not there can be asked for', async () => {
    const store = book.as('seller');
    const own = query(
      collection(store, 'blocks'),
      where('user_id', '==', 'seller'),
      orderBy('created_at', 'desc'),
    );
    expect((await getDocs(own)).docs.map(({ id }) => id)).toEqual(['seller_somebody']);
    expect((await getDoc(doc(store, 'blocks/seller_buyer'))).exists()).toBe(false);
  });
});

describe('a reply between two of whom one has blocked the other', () => {
  const names: Record<string, string> = {
    buyer: buildInquiry().buyer_name,
    seller: buildInquiry().seller_name,
  };
  const reply = (uid: string) => {
    const store = book.as(uid);
    const batch = writeBatch(store)
      .set(
        doc(store, 'inquiries/asked/replies/new'),
        fresh(buildReply({ sender_id: uid, sender_name: names[uid] ?? '' })),
      )
      .update(doc(store, 'inquiries/asked'), {
        status: 'replied',
        updated_at: now(),
        last_reply_by: uid,
        last_reply_id: 'new',
      });
    return count(batch, store, uid, 'reply', 'inquiries/asked/replies/new').commit();
  };
  const blocked = (user_id: string, other_id: string) =>
    book.place({
      ...scene,
      [`blocks/${user_id}_${other_id}`]: stored(buildBlock({ user_id, other_id })),
    });

  it.each([
    ['buyer', 'buyer', 'seller'],
    ['seller', 'buyer', 'seller'],
    ['buyer', 'seller', 'buyer'],
    ['seller', 'seller', 'buyer'],
  ])('by the %s is refused where the %s blocks the %s', async (uid, who, whom) => {
    await blocked(who, whom);
    await denies(reply(uid));
  });
  it('is taken where each has blocked somebody else', async () => {
    await book.place({
      ...scene,
      'blocks/buyer_somebody': stored(buildBlock({ user_id: 'buyer', other_id: 'somebody' })),
    });
    await allows(reply('buyer'));
  });
});

describe('a report of a conversation', () => {
  beforeEach(() => book.place(scene));

  it('is read by whoever reported, also one that is not there', async () => {
    expect((await getDoc(doc(book.as('seller'), 'conversation_reports/seller_asked'))).exists()).toBe(true);
    expect((await getDoc(doc(book.as('seller'), 'conversation_reports/seller_x'))).exists()).toBe(false);
  });
  it('is never told to whoever is reported', async () => {
    await denies(getDoc(doc(book.as('buyer'), 'conversation_reports/seller_asked')));
    await denies(getDoc(doc(book.as('buyer'), 'conversation_reports/seller_none')));
  });
});
