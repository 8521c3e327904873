import { doc, type WriteBatch, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { acceptedFor, count, edit } from './counted.ts';
import { fresh, now, stored } from './documents.ts';
import { openRulebook, type Store } from './rulebook.ts';

const book = openRulebook('erased');
const { allows, denies } = book;

/* A public listing was erased; only its reserved address and id remain. */

const erased = { 'slugs/old': { motorcycle_id: 'old' }, 'erased_listings/old': { erased_at: now() } };
/** The caller's photos are accepted, so that only the erasure can cause a refusal. */
const scenes = (uid: string) => ({ ...erased, ...acceptedFor(['old', 'other'], uid) });

const public_ = (batch: WriteBatch, store: Store, id: string, slug: string, user_id: string) =>
  batch.set(doc(store, 'motorcycles', id), fresh(buildListing({ id, slug, user_id })));
const reserve = (batch: WriteBatch, store: Store, id: string, slug: string) =>
  batch.set(doc(store, 'slugs', slug), { motorcycle_id: id });

type Attempt = (batch: WriteBatch, store: Store, uid: string) => unknown;
const attempts: Record<string, Attempt> = {
  'its id and its address, without a count': (batch, store, uid) => public_(batch, store, 'old', 'old', uid),
  'its id and its address, with a count': (batch, store, uid) => {
    public_(batch, store, 'old', 'old', uid);
    count(batch, store, uid, 'listing', 'slugs/old');
  },
  'its id and its address, reserved once more': (batch, store, uid) => {
    public_(batch, store, 'old', 'old', uid);
    reserve(batch, store, 'old', 'old');
    count(batch, store, uid, 'listing', 'slugs/old');
  },
  'its id under a new address': (batch, store, uid) => {
    public_(batch, store, 'old', 'new', uid);
    reserve(batch, store, 'old', 'new');
    count(batch, store, uid, 'listing', 'slugs/new');
  },
  'its id as a draft': (batch, store, uid) => {
    batch.set(doc(store, 'motorcycles/old'), fresh(buildDraft({ user_id: uid })));
    count(batch, store, uid, 'draft', 'motorcycles/old');
  },
  'its address for another listing': (batch, store, uid) => {
    public_(batch, store, 'other', 'old', uid);
    reserve(batch, store, 'other', 'old');
    count(batch, store, uid, 'listing', 'slugs/old');
  },
};

/** 'seller' owned the erased listing. */
describe.each(['stranger', 'seller'])('of a listing that is erased %s takes', (uid) => {
  beforeEach(() => book.place(scenes(uid)));

  it.each(Object.entries(attempts))('not %s', async (_, write) => {
    const store = book.as(uid);
    const batch = writeBatch(store);
    write(batch, store, uid);
    await denies(batch.commit());
  });
  it('a new id and a new address, as everybody does', async () => {
    const store = book.as(uid);
    const batch = writeBatch(store);
    public_(batch, store, 'other', 'new', uid);
    reserve(batch, store, 'other', 'new');
    await allows(count(batch, store, uid, 'listing', 'slugs/new').commit());
  });
  it('what is left of another, not by changing it or taking it away', async () => {
    const store = book.as(uid);
    await denies(writeBatch(store).delete(doc(store, 'erased_listings/old')).commit());
    await denies(writeBatch(store).delete(doc(store, 'slugs/old')).commit());
    await denies(writeBatch(store).set(doc(store, 'slugs/old'), { motorcycle_id: 'other' }).commit());
  });
});

describe('an address that is reserved already', () => {
  const complete = { ...stored(buildListing({ id: 'old' })), slug: null, status: 'draft' };
  beforeEach(() =>
    book.place({
      ...acceptedFor(['old']),
      'motorcycles/old': complete,
      'slugs/old': { motorcycle_id: 'old' },
    }),
  );
  const taken = { slug: 'old', status: 'active', revision: 1, updated_at: now() };

  it('is given to no draft, even of the same id: that would go by uncounted', async () => {
    const store = book.as('seller');
    await denies(writeBatch(store).update(doc(store, 'motorcycles/old'), taken).commit());
    await denies(edit(book, 'motorcycles/old', taken));
    const batch = writeBatch(store).update(doc(store, 'motorcycles/old'), taken);
    await denies(count(batch, store, 'seller', 'listing', 'slugs/old').commit());
  });
});
