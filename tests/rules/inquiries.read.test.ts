import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  or,
  orderBy,
  query,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { now, stored, yesterday } from './documents.ts';
import { openRulebook, type Standing } from './rulebook.ts';
import { scene } from './scene.ts';
import { outsiders, parties, path } from './thread.ts';

const book = openRulebook('inquiries-read');
const { allows, denies } = book;
const place = (changes?: object) =>
  book.place(changes ? { ...scene, [path]: stored({ ...buildInquiry(), ...changes }) } : scene);

describe('reading a thread', () => {
  const see = (fields: object, uid: string, standing: Standing = 'confirmed') =>
    updateDoc(doc(book.as(uid, standing), path), fields);
  beforeEach(() => place());

  it.each(parties)('is stored for the %s', (uid) => allows(see({ [`${uid}_seen_at`]: now() }, uid)));
  it('is stored in a closed thread too', async () => {
    await place({ status: 'closed' });
    await allows(see({ buyer_seen_at: now() }, 'buyer'));
  });
  it.each([
    ['for the other', { seller_seen_at: now() }, 'buyer'],
    ['for the other', { buyer_seen_at: now() }, 'seller'],
    ['at another time', { buyer_seen_at: yesterday() }, 'buyer'],
    ['with another change', { buyer_seen_at: now(), message: 'Changed' }, 'buyer'],
    ['with another status', { buyer_seen_at: now(), status: 'closed' }, 'buyer'],
    ['without a time', { buyer_seen_at: null }, 'buyer'],
  ])('is not stored %s', (_, fields, uid) => denies(see(fields, uid)));
  it.each(outsiders)('is nothing to %s (%s)', (uid, standing) =>
    denies(see({ buyer_seen_at: now(), seller_seen_at: now() }, uid, standing)),
  );
});

describe('[S6.9] the inbox', () => {
  const inquiries = (uid: string) => collection(book.as(uid), 'inquiries');
  const of = (uid: string, person = uid) =>
    query(
      inquiries(uid),
      or(where('buyer_id', '==', person), where('seller_id', '==', person)),
      orderBy('created_at', 'desc'),
    );
  beforeEach(() => place());

  it.each(parties)('[S7.27] shows the %s their threads', async (uid) => {
    expect((await getDocs(of(uid))).docs.map((one) => one.id)).toEqual(['asked']);
  });
  it('is closed to other people', async () => {
    await denies(getDocs(of('stranger', 'seller')));
    await denies(getDocs(inquiries('seller')));
    await denies(getDocs(query(inquiries('seller'), where('status', '==', 'new'))));
  });
  describe('is closed to an operator', () => {
    const operator = () => book.as('stranger', 'operator');
    it('who is neither of the two: the thread', () => denies(getDoc(doc(operator(), path))));
    it('its replies', () => denies(getDocs(collection(operator(), `${path}/replies`))));
    it('one of them', () => denies(getDoc(doc(operator(), `${path}/replies/first`))));
    it('all threads', () => denies(getDocs(collection(operator(), 'inquiries'))));
    it('but for their own', async () => {
      const own = query(
        collection(book.as('seller', 'operator'), 'inquiries'),
        where('seller_id', '==', 'seller'),
      );
      expect((await getDocs(own)).docs.map((one) => one.id)).toEqual(['asked']);
    });
  });
  it.each(['seller', 'stranger'])('lists no replies across threads for %s', (uid) =>
    denies(getDocs(collectionGroup(book.as(uid), 'replies'))),
  );
});
