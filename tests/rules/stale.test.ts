import { deleteField, doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { buildProfile } from '../fixtures/buildProfile.ts';
import { next } from './counted.ts';
import { fresh, now, stored, yesterday } from './documents.ts';
import { openRulebook, type Store } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('stale');
const { allows, denies } = book;
const settings = { language: 'vi', delivery: 'daily', updated_at: yesterday() };

const evenings = { kind: 'hours', days: [1, 5], from: '18:00', to: '22:00' };

/** Editable documents, each with a change. */
const documents = {
  'motorcycles/mine': {
    before: stored(buildListing({ id: 'mine', slug: 'mine' })),
    change: { price: 1 },
  },
  'profiles/seller': { before: stored(buildProfile()), change: { full_name: 'Minh' } },
  'alert_settings/seller': { before: settings, change: { delivery: 'soon' } },
  'away_answers/seller': { before: { away: null, updated_at: yesterday() }, change: { away: evenings } },
};
type Path = keyof typeof documents;
const paths = Object.keys(documents) as Path[];

const place = (path: Path, changes: object = {}) =>
  book.place({
    ...scene,
    'slugs/mine': { motorcycle_id: 'mine' },
    [path]: { ...documents[path].before, ...changes },
  });
const write = async (path: Path, changes: object, uid = 'seller') => {
  const store = book.as(uid);
  const batch = writeBatch(store).update(doc(store, path), {
    ...documents[path].change,
    updated_at: now(),
    ...changes,
  });
  if (path === 'motorcycles/mine')
    batch.set(doc(store, `limits/${uid}_edit`), await next(book, uid, 'edit', path));
  return batch.commit();
};

describe.each(paths)('a change of %s', (path) => {
  it('names the revision after the stored one', async () => {
    await place(path, { revision: 7 });
    await allows(write(path, { revision: 8 }));
    expect(await book.read(path)).toMatchObject({ ...documents[path].change, revision: 8 });
  });
  it('of before revisions were counted names the first', async () => {
    await place(path);
    await allows(write(path, { revision: 1 }));
  });
  it.each([
    ['an older one, as of a tab that saw an older state', { revision: 7 }],
    ['the stored one', { revision: 6 }],
    ['none, as an older build of the site', {}],
    ['a later one, to be ahead of others', { revision: 9 }],
    ['the largest there is, to keep others out', { revision: 2 ** 53 - 1 }],
    ['the right one as text', { revision: '8' }],
    ['the right one as a fraction', { revision: 8.5 }],
    ['nothing, taken away', { revision: deleteField() }],
    ['nothing, as null', { revision: null }],
  ])('is refused with %s', async (_, changes) => {
    await place(path, { revision: 7 });
    await denies(write(path, changes));
  });
  it('is refused when it is sent again', async () => {
    await place(path, { revision: 7 });
    await allows(write(path, { revision: 8 }));
    await denies(write(path, { revision: 8 }));
  });
  it('is taken once of two that were planned on one state', async () => {
    await place(path, { revision: 7 });
    const both = await Promise.allSettled([write(path, { revision: 8 }), write(path, { revision: 8 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await book.read(path)).toMatchObject({ revision: 8 });
  });
  it('is refused to a stranger with the right one', async () => {
    await place(path, { revision: 7 });
    await denies(write(path, { revision: 8 }, 'stranger'));
  });
});

describe('a document that is made', () => {
  beforeEach(() => book.place(scene));
  it.each([
    ['profiles/buyer', fresh(buildProfile())],
    ['alert_settings/buyer', { ...settings, updated_at: now() }],
    ['away_answers/buyer', { away: evenings, updated_at: now() }],
  ])('%s starts without a revision', async (path, data) => {
    await denies(setDoc(doc(book.as('buyer'), path), { ...data, revision: 5 }));
    await allows(setDoc(doc(book.as('buyer'), path), data));
    await denies(setDoc(doc(book.as('buyer'), path), data));
  });
});

describe('what is stored beside a listing', () => {
  const path = 'motorcycles/mine';
  beforeEach(() => place(path, { revision: 7 }));
  const rest: [string, (store: Store) => [string, object]][] = [
    ['a number', () => [`${path}/contact/phone`, fresh(buildContact())]],
    ['a wish', () => [`${path}/wishes/facebook`, { wanted: true, updated_at: now() }]],
  ];
  it.each(rest)('%s is written with it alone, so by its revision', async (_, entry) => {
    const store = book.as('seller');
    const [documentPath, data] = entry(store);
    await denies(setDoc(doc(store, documentPath), data));
    const withListing = async (revision: number) =>
      writeBatch(store)
        .update(doc(store, path), { revision, updated_at: now() })
        .set(doc(store, `limits/seller_edit`), await next(book, 'seller', 'edit', path))
        .set(doc(store, documentPath), data)
        .commit();
    await denies(withListing(7));
    await allows(withListing(8));
  });
});

describe('a listing that is taken away', () => {
  const path = 'motorcycles/mine';
  const remove = (changes: object = {}) =>
    updateDoc(doc(book.as('seller'), path), { deleted_at: now(), updated_at: now(), ...changes });
  it('goes whatever else was changed, and counts no revision', async () => {
    await place(path, { revision: 7 });
    await denies(remove({ revision: 8 }));
    await allows(remove());
    await denies(write(path, { revision: 8 }));
  });
  it('by an operator is not changed, whichever revision is named', async () => {
    await place(path, { revision: 7, status: 'hidden' });
    for (const revision of [7, 8, 9]) await denies(write(path, { revision }));
  });
});
