import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { count } from './counted.ts';
import { fresh } from './documents.ts';
import { openRulebook, type Store } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('visitors');
const own = (store: Store, name: string, field: string) =>
  getDocsFromServer(query(collection(store, name), where(field, '==', 'seller'), limit(50)));

const putUp = (store: Store) => {
  const batch = writeBatch(store);
  batch.set(doc(store, 'motorcycles/new'), fresh(buildListing({ id: 'new', slug: 'new' })));
  batch.set(doc(store, 'slugs/new'), { motorcycle_id: 'new' });
  count(batch, store, 'seller', 'listing', 'slugs/new');
  return batch.commit();
};

describe('[S6.3] a visitor', () => {
  beforeEach(() => book.place(scene));

  it.each<[string, (store: Store) => Promise<unknown>]>([
    ['puts up a bike', putUp],
    [
      'keeps a draft',
      (store) => {
        const batch = writeBatch(store).set(doc(store, 'motorcycles/new'), fresh(buildDraft()));
        return count(batch, store, 'seller', 'draft', 'motorcycles/new').commit();
      },
    ],
    ['opens my listings', (store) => own(store, 'motorcycles', 'user_id')],
    ['opens a draft', (store) => getDocFromServer(doc(store, 'motorcycles/draft'))],
    ['opens a profile', (store) => getDocFromServer(doc(store, 'profiles/seller'))],
    ['opens the messages one got', (store) => own(store, 'inquiries', 'seller_id')],
    ['opens the messages one sent', (store) => own(store, 'inquiries', 'buyer_id')],
    ['opens a thread', (store) => getDocFromServer(doc(store, 'inquiries/asked'))],
    ['reads its replies', (store) => getDocsFromServer(collection(store, 'inquiries/asked/replies'))],
  ])('never %s, which the owner may', async (_, action) => {
    await book.denies(action(book.visitor()));
    await book.allows(action(book.as('seller')));
  });
});
