import {
  collection,
  type DocumentData,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../src/domain/listings/listingFields.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { buildPhotos } from '../fixtures/buildPhoto.ts';
import { acceptedFor, count } from './counted.ts';
import { fresh, now, yesterday } from './documents.ts';
import { openRulebook, type Standing } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('listings');
const { allows, denies } = book;

const putUp = (
  data: DocumentData,
  { id = 'new', uid = 'seller', reserve = true, standing = 'confirmed' } = {},
) => {
  const store = book.as(uid, standing as Standing);
  const batch = writeBatch(store);
  batch.set(doc(store, 'motorcycles', id), data);
  if (reserve && typeof data.slug === 'string')
    batch.set(doc(store, 'slugs', data.slug), { motorcycle_id: id });
  if (data.status === 'draft') count(batch, store, uid, 'draft', `motorcycles/${id}`);
  else count(batch, store, uid, 'listing', `slugs/${data.slug}`);
  return batch.commit();
};
const bike = (changes: object = {}) => ({ ...fresh(buildListing({ id: 'new', slug: 'new' })), ...changes });
const draft = (changes: object = {}) => ({ ...fresh(buildDraft()), ...changes });

describe('putting a bike up', () => {
  beforeEach(() => book.place(scene));

  it('[S4.3] takes an active listing with its address', () => allows(putUp(bike())));
  it('takes one with everything at its most, and both numbers to call, in one batch', () => {
    const store = book.as('seller');
    const largest = bike({
      slug: 'a'.repeat(140),
      category: 'other',
      condition: 'used',
      description: 'a'.repeat(limits.description),
      images: buildPhotos(10, 'new'),
      features: Array.from({ length: limits.features }, () => 'a'.repeat(limits.feature)),
    });
    const number = { value: '+84912345678', hidden: true, updated_at: now() };
    const batch = writeBatch(store)
      .set(doc(store, 'motorcycles/new'), largest)
      .set(doc(store, 'slugs', String(largest.slug)), { motorcycle_id: 'new' })
      .set(doc(store, 'motorcycles/new/contact/phone'), number)
      .set(doc(store, 'motorcycles/new/contact/whatsapp'), number);
    return allows(count(batch, store, 'seller', 'listing', `slugs/${largest.slug}`).commit());
  });
  it('[S4.2] takes a draft of make and model without an address', () => allows(putUp(draft())));

  it.each([
    ['[S4.1] as paused', bike({ status: 'paused' })],
    ['[S4.1] as sold', bike({ status: 'sold' })],
    ['[S4.1] as something else', bike({ status: 'hidden' })],
    ['as somebody else', bike({ user_id: 'somebody' })],
    ['with a name given by the client', bike({ seller_name: 'An' })],
    [
      'with a translation given by the client',
      bike({ translation: { lang: 'vi', html: '<p>Xe.</p>', of: 'mine' } }),
    ],
    ['with a history of prices', bike({ price_steps: [{ day: '2026-01-01', price: 99_000_000 }] })],
    ['as a shop’s', bike({ shop: 'xe-may-hung' })],
    ['as reduced', bike({ reduced_from: 99_000_000, reduced_until: now() })],
    ['with a seller who left last year', bike({ leaving_on: 20_089 })],
    ['with a seller who leaves in many years', bike({ leaving_on: 47_117 })],
    ['with views given by the client', bike({ views_count: 0 })],
    ['with a rating', bike({ rating: 5 })],
    ['as verified', bike({ verified: true })],
    ['[S6.2] with the phone in public', bike({ contact_phone: '+84912345678' })],
    ['with a creation time of its own', bike({ created_at: yesterday() })],
    ['with a change time of its own', bike({ updated_at: yesterday() })],
    ['with a creation time that is no time', bike({ created_at: 1 })],
    ['deleted from the start', bike({ deleted_at: now() })],
    ['[S5.12] without a photo', bike({ images: [] })],
    ['[S5.13] with a price of 0', bike({ price: 0 })],
    ['without an address', bike({ slug: null })],
    ['[S3.15] with photos of another listing', bike({ images: buildPhotos(1, 'other') })],
    ['as a draft that takes an address', draft({ slug: 'new' })],
  ])('refuses one %s', (_, data) => denies(putUp(data)));

  it('refuses an address that is not reserved', () => denies(putUp(bike(), { reserve: false })));
  it('refuses an address that another bike has', () =>
    denies(putUp(bike({ slug: 'active' }), { reserve: false })));
  it('refuses to take over the address of another bike', () => denies(putUp(bike({ slug: 'active' }))));
  it.each(['a.b', 'a b', 'a'.repeat(65), '..a', 'a%2fb'])('refuses the id %s', async (id) => {
    await book.place({ ...scene, ...acceptedFor([id]) });
    await denies(putUp({ ...bike(), images: buildPhotos(1, id) }, { id }));
  });
  it('refuses photos that were accepted for somebody else', async () => {
    const photos = { images: buildPhotos(1, 'new') };
    await book.place({ ...scene, ...acceptedFor(['new'], 'stranger') });
    await denies(putUp(bike(photos)));
    await book.place({ ...scene, ...acceptedFor(['new']) });
    await allows(putUp(bike(photos)));
  });
  it.each(['a', 'A-z_9', 'a'.repeat(64)])('takes the id %s', async (id) => {
    await book.place({ ...scene, ...acceptedFor([id]) });
    await allows(putUp({ ...bike(), images: buildPhotos(1, id) }, { id }));
  });
  it('refuses a second bike under the id of the first', () =>
    denies(putUp(bike({ user_id: 'stranger' }), { id: 'active', uid: 'stranger' })));
});

describe('[D15] who counts as confirmed', () => {
  beforeEach(() => book.place(scene));
  it.each<[Standing, boolean]>([
    ['confirmed', true],
    ['phone', true],
    ['operatorByPhone', false],
    ['google', false],
    ['facebook', false],
    ['unconfirmed', false],
    ['unnamed', false],
    ['operator', false],
  ])('%s: %s', (standing, isTaken) => (isTaken ? allows : denies)(putUp(bike(), { standing })));
});

describe('[S4.11] the list of bikes', () => {
  const bikes = () => collection(book.visitor(), 'motorcycles');
  const listed = where('status', 'in', ['active', 'sold']);
  const undeleted = where('deleted_at', '==', null);
  const newest = orderBy('created_at', 'desc');
  beforeEach(() => book.place(scene));

  it('holds active and sold bikes that are not deleted', async () => {
    const snapshot = await getDocs(query(bikes(), undeleted, listed, newest, limit(50)));
    expect(snapshot.docs.map((one) => one.id).toSorted()).toEqual(['active', 'other', 'sold']);
  });
  it('may ask for active bikes alone', () =>
    allows(getDocs(query(bikes(), undeleted, where('status', '==', 'active'), newest, limit(12)))));

  it.each([
    ['more than 50', () => query(bikes(), undeleted, listed, newest, limit(51))],
    ['no limit', () => query(bikes(), undeleted, listed, newest)],
    ['deleted ones too', () => query(bikes(), listed, newest, limit(50))],
    [
      'deleted ones',
      () => query(bikes(), where('deleted_at', '==', Timestamp.fromMillis(1)), listed, limit(50)),
    ],
    ['drafts too', () => query(bikes(), undeleted, newest, limit(50))],
    ['drafts', () => query(bikes(), undeleted, where('status', '==', 'draft'), limit(50))],
    ['paused ones', () => query(bikes(), undeleted, where('status', 'in', ['active', 'paused']), limit(50))],
    ['anything', () => query(bikes(), limit(50))],
    ['the bikes of one seller', () => query(bikes(), where('user_id', '==', 'seller'), limit(50))],
    ['an address', () => query(bikes(), where('slug', '==', 'active'), limit(1))],
  ])('is closed to a visitor who asks for %s', (_, ask) => denies(getDocs(ask())));

  it("[S7.12] is one's own with drafts, and with paused and hidden ones", async () => {
    const own = collection(book.as('seller'), 'motorcycles');
    const snapshot = await getDocs(query(own, where('user_id', '==', 'seller'), undeleted, newest));
    expect(snapshot.docs.map((one) => one.id).toSorted()).toEqual([
      'active',
      'draft',
      'hidden',
      'paused',
      'sold',
    ]);
  });
  it.each(['stranger', 'seller2'])("is closed to %s who asks for the seller's own", (uid) =>
    denies(getDocs(query(collection(book.as(uid), 'motorcycles'), where('user_id', '==', 'seller')))),
  );
});
