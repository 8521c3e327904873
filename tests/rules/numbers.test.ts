import { collectionGroup, doc, getDoc, getDocs, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { buildDraft } from '../fixtures/buildListing.ts';
import { count, touch } from './counted.ts';
import { fresh, now, yesterday } from './documents.ts';
import { openRulebook } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('numbers');
const { allows, denies } = book;
const draft = () => fresh(buildDraft());

describe('[S6.2] numbers to call', () => {
  const number = (changes: object = {}) => ({
    value: '+84912345678',
    hidden: false,
    updated_at: now(),
    ...changes,
  });
  const write = (data: object, { id = 'active', channel = 'phone', uid = 'seller' } = {}) => {
    const store = book.as(uid);
    const batch = writeBatch(store).set(doc(store, `motorcycles/${id}/contact/${channel}`), data);
    return touch(batch, store, uid, `motorcycles/${id}`).commit();
  };
  beforeEach(() => book.place(scene));

  it.each(['+123456', '+849123456789012'.slice(0, 16), '+84912345678'])('takes %s', (value) =>
    allows(write(number({ value }))),
  );
  it.each([
    '',
    '0912345678',
    '84912345678',
    '+0912345678',
    '+12345',
    '+1234567890123456',
    '+84 912 345 678',
    '+8491234567a',
    84,
    null,
  ])('[S5.9] refuses %o', (value) => denies(write(number({ value }))));
  it.each([
    ['hidden missing', { value: '+84912345678', updated_at: now() }, {}],
    ['hidden as a word', number({ hidden: 'yes' }), {}],
    ['a time of its own', number({ updated_at: yesterday() }), {}],
    ['another field', number({ name: 'An' }), {}],
    ['another channel', number(), { channel: 'zalo' }],
    ['another owner', number(), { uid: 'stranger' }],
    ['a bike of somebody else', number(), { id: 'other' }],
    ['a deleted bike', number(), { id: 'deleted' }],
    ['no bike', number(), { id: 'ghost' }],
  ])('refuses %s', (_, data, target) => denies(write(data, target)));

  it('comes with a new bike in one batch', () => {
    const store = book.as('seller');
    const batch = writeBatch(store);
    batch.set(doc(store, 'motorcycles/new'), draft());
    batch.set(doc(store, 'motorcycles/new/contact/phone'), number());
    batch.set(doc(store, 'motorcycles/new/contact/whatsapp'), number({ hidden: true }));
    return allows(count(batch, store, 'seller', 'draft', 'motorcycles/new').commit());
  });
  it.each(['seller', 'stranger'])('is in no list of all numbers, asked by %s', (uid) =>
    denies(getDocs(collectionGroup(book.as(uid), 'contact'))),
  );
  it('is not read by a buyer, hidden or not', async () => {
    await denies(getDoc(doc(book.as('buyer'), 'motorcycles/active/contact/phone')));
    await denies(getDoc(doc(book.as('buyer'), 'motorcycles/active/contact/whatsapp')));
  });
});
