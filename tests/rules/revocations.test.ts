import { deleteDoc, doc, getDoc, setDoc, updateDoc, type WriteBatch, writeBatch } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { buildAlert } from '../fixtures/buildAlert.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { buildFollow } from '../fixtures/buildFollow.ts';
import { buildReply } from '../fixtures/buildInquiry.ts';
import { buildLike } from '../fixtures/buildLike.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { buildProfile } from '../fixtures/buildProfile.ts';
import { count, first, touch } from './counted.ts';
import { fresh, now } from './documents.ts';
import { openRulebook, type Store } from './rulebook.ts';
import { soldScene } from './scene.ts';

const book = openRulebook('revocations');
const user_id = 'seller';
const batch = (store: Store, write: (batch: WriteBatch) => WriteBatch) => write(writeBatch(store)).commit();
const change = (batch: WriteBatch, store: Store, path: string, changes: object) =>
  count(
    batch.update(doc(store, path), {
      ...('deleted_at' in changes ? {} : { revision: 1 }),
      ...changes,
      updated_at: now(),
    }),
    store,
    user_id,
    'edit',
    path,
  );

const ways: Record<string, (store: Store) => Promise<unknown>> = {
  'puts up a bike': (store) =>
    batch(store, (batch) =>
      count(
        batch
          .set(doc(store, 'motorcycles/new'), fresh(buildListing({ id: 'new', slug: 'new' })))
          .set(doc(store, 'slugs/new'), { motorcycle_id: 'new' }),
        store,
        user_id,
        'listing',
        'slugs/new',
      ),
    ),
  'keeps a draft': (store) =>
    batch(store, (batch) =>
      count(
        batch.set(doc(store, 'motorcycles/new'), fresh(buildDraft())),
        store,
        user_id,
        'draft',
        'motorcycles/new',
      ),
    ),
  'brings a paused bike back': (store) =>
    batch(store, (batch) => change(batch, store, 'motorcycles/paused', { status: 'active' })),
  'changes a price': (store) =>
    batch(store, (batch) => change(batch, store, 'motorcycles/active', { price: 1 })),
  'brings a deleted bike back': (store) =>
    batch(store, (batch) => change(batch, store, 'motorcycles/deletedLately', { deleted_at: null })),
  'agrees on a deal': (store) =>
    batch(store, (batch) =>
      batch
        .update(doc(store, 'inquiries/claimed'), { sold_at: now(), updated_at: now() })
        .set(doc(store, 'deals/justSold'), { thread_id: 'claimed', agreed_at: now() }),
    ),
  'deletes a bike': (store) =>
    updateDoc(doc(store, 'motorcycles/active'), { deleted_at: now(), updated_at: now() }),
  'reserves an address': (store) =>
    batch(store, (batch) =>
      count(
        batch.set(doc(store, 'slugs/paused'), { motorcycle_id: 'paused' }),
        store,
        user_id,
        'listing',
        'slugs/paused',
      ),
    ),
  'gives a number': (store) =>
    batch(store, (batch) =>
      touch(
        batch.set(doc(store, 'motorcycles/sold/contact/phone'), fresh(buildContact())),
        store,
        user_id,
        'motorcycles/sold',
      ),
    ),
  'takes a number back': (store) =>
    batch(store, (batch) =>
      touch(
        batch.delete(doc(store, 'motorcycles/active/contact/whatsapp')),
        store,
        user_id,
        'motorcycles/active',
      ),
    ),
  'asks for a post': (store) =>
    batch(store, (batch) =>
      touch(
        batch.set(doc(store, 'motorcycles/sold/wishes/facebook'), { wanted: true, updated_at: now() }),
        store,
        user_id,
        'motorcycles/sold',
      ),
    ),
  'likes a bike': (store) =>
    batch(store, (batch) =>
      count(
        batch.set(doc(store, 'likes/seller_active'), fresh(buildLike({ user_id, motorcycle_id: 'active' }))),
        store,
        user_id,
        'like',
        'likes/seller_active',
      ),
    ),
  'follows a seller': (store) =>
    batch(store, (batch) =>
      count(
        batch.set(doc(store, 'follows/seller_lan'), fresh(buildFollow({ user_id, seller_id: 'lan' }))),
        store,
        user_id,
        'follow',
        'follows/seller_lan',
      ),
    ),
  'switches a follow': (store) => updateDoc(doc(store, 'follows/seller_minh'), { is_active: false }),
  'unfollows a seller': (store) => deleteDoc(doc(store, 'follows/seller_minh')),
  'takes a like back': (store) => deleteDoc(doc(store, 'likes/seller_other')),
  'closes a thread': (store) =>
    updateDoc(doc(store, 'inquiries/asked'), { status: 'closed', updated_at: now() }),
  'marks a thread as seen': (store) => updateDoc(doc(store, 'inquiries/asked'), { seller_seen_at: now() }),
  replies: (store) =>
    batch(store, (batch) =>
      count(
        batch
          .set(doc(store, 'inquiries/asked/replies/new'), fresh(buildReply()))
          .update(doc(store, 'inquiries/asked'), {
            status: 'replied',
            updated_at: now(),
            last_reply_by: user_id,
            last_reply_id: 'new',
          }),
        store,
        user_id,
        'reply',
        'inquiries/asked/replies/new',
      ),
    ),
  'asks for an alert': (store) =>
    batch(store, (batch) =>
      count(
        batch.set(doc(store, 'alerts/seller_1'), fresh(buildAlert({ user_id }))),
        store,
        user_id,
        'alert',
        'alerts/seller_1',
      ),
    ),
  'switches an alert': (store) => updateDoc(doc(store, 'alerts/seller_0'), { is_active: false }),
  'deletes an alert': (store) => deleteDoc(doc(store, 'alerts/seller_0')),
  'chooses emails': (store) =>
    updateDoc(doc(store, 'alert_settings/seller'), { delivery: 'soon', revision: 1, updated_at: now() }),
  'chooses automatic answers': (store) =>
    updateDoc(doc(store, 'away_answers/seller'), { away: null, revision: 1, updated_at: now() }),
  'gives feedback': (store) =>
    batch(store, (batch) =>
      count(
        batch.set(doc(store, 'feedback/new'), fresh(buildFeedback({ user_id }))),
        store,
        user_id,
        'feedback',
        'feedback/new',
      ),
    ),
  'counts by itself': (store) => setDoc(doc(store, 'limits/seller_like'), first('x')),
  'changes a name': (store) =>
    setDoc(doc(store, 'profiles/seller'), { ...fresh(buildProfile()), revision: 1 }),
};

/** Seconds; test tokens have the sign-in time 0 or 1,000. */
const ended = (valid_after: number) => ({ ...soldScene, 'revocations/seller': { valid_after } });

describe('a sign-in that was ended, with a token that still works', () => {
  it.each(Object.entries(ways))('no more %s, and a later sign-in does', async (_, act) => {
    await book.place(ended(1_000));
    await book.denies(act(book.as('seller')));
    await book.allows(act(book.as('seller', 'earlier')));
  });
  it('counts up to the second itself', async () => {
    await book.place(ended(1_001));
    const profile = { ...fresh(buildProfile()), revision: 1 };
    await book.denies(setDoc(doc(book.as('seller', 'earlier'), 'profiles/seller'), profile));
  });
  it('still sees what is its own', async () => {
    await book.place(ended(1_000));
    await book.allows(getDoc(doc(book.as('seller'), 'inquiries/asked')));
  });
});

describe('a number that was confirmed by a code, and no address', () => {
  it.each(Object.entries(ways))('%s as an address does', async (_, act) => {
    await book.place(soldScene);
    await book.allows(act(book.as('seller', 'phone')));
  });
  it('sees what is its own', async () => {
    await book.place(soldScene);
    await book.allows(getDoc(doc(book.as('seller', 'phone'), 'inquiries/asked')));
  });
});
