import { doc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import type { Status } from '../../src/domain/listings/listingFields.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { count, revised } from './counted.ts';
import { now, stored } from './documents.ts';
import { openRulebook } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('addresses');
const { allows, denies } = book;

describe('[D20] the address of a bike', () => {
  const path = 'motorcycles/mine';
  const complete = { ...stored(buildListing({ id: 'mine' })), slug: null, status: 'draft' };
  const publish = async (
    slug: string | null,
    reserved: string | null,
    status: Status = 'active',
    motorcycle_id = 'mine',
  ) => {
    const store = book.as('seller');
    const batch = writeBatch(store);
    const revision = await revised(book, path, {});
    batch.update(doc(store, path), { slug, status, ...revision, updated_at: now() });
    if (reserved !== null) batch.set(doc(store, 'slugs', reserved), { motorcycle_id });
    return count(batch, store, 'seller', 'listing', `slugs/${reserved}`).commit();
  };
  beforeEach(() => book.place({ ...scene, [path]: complete }));

  it('is reserved when a draft is published', () => allows(publish('mine', 'mine')));
  it('is reserved when a draft is marked sold', () => allows(publish('mine', 'mine', 'sold')));
  it.each([
    ['is not reserved', publish.bind(null, 'mine', null)],
    ['is reserved under another name', publish.bind(null, 'mine', 'mine-2')],
    ['belongs to another bike', publish.bind(null, 'active', null)],
    ['is taken from another bike', publish.bind(null, 'active', 'active')],
    ['is reserved for another bike', publish.bind(null, 'mine', 'mine', 'active', 'paused')],
    ['stays away', publish.bind(null, null, null)],
    ['is taken while it stays a draft', publish.bind(null, 'mine', 'mine', 'draft')],
    ['has capitals', publish.bind(null, 'Mine', 'Mine')],
    ['ends in a hyphen', publish.bind(null, 'mine-', 'mine-')],
    ['has an accent', publish.bind(null, 'huế', 'huế')],
  ])('refuses to publish when it %s', (_, action) => denies(action()));

  it('is not reserved on its own', () => {
    const store = book.as('seller');
    const batch = writeBatch(store);
    batch.set(doc(store, 'slugs/mine'), { motorcycle_id: 'mine' });
    return denies(count(batch, store, 'seller', 'listing', 'slugs/mine').commit());
  });
  it('carries nothing but the id of its bike', () => {
    const store = book.as('seller');
    const batch = writeBatch(store);
    batch.update(doc(store, path), { slug: 'mine', status: 'active', revision: 1, updated_at: now() });
    batch.set(doc(store, 'slugs/mine'), { motorcycle_id: 'mine', title: 'x' });
    return denies(count(batch, store, 'seller', 'listing', 'slugs/mine').commit());
  });
  it('is not reserved twice for one bike', async () => {
    await allows(publish('mine', 'mine'));
    await denies(publish('mine-2', 'mine-2'));
  });
  it('is not given by an unconfirmed owner', () => {
    const store = book.as('seller', 'unconfirmed');
    return denies(writeBatch(store).set(doc(store, 'slugs/paused'), { motorcycle_id: 'paused' }).commit());
  });
  it('of a bike that does not exist is refused', () => {
    const store = book.as('seller');
    return denies(writeBatch(store).set(doc(store, 'slugs/ghost'), { motorcycle_id: 'ghost' }).commit());
  });
});
