import { deleteDoc, doc, setDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { joinRules } from '../../local/rules/joinRules.ts';
import { consentId, termsVersion } from '../../src/domain/accounts/consent.ts';
import type { IdentityLevel } from '../../src/domain/accounts/identity.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { acceptedFor, count, edit } from './counted.ts';
import { fresh, now, yesterday } from './documents.ts';
import { openRulebook, type Rulebook, type Standing } from './rulebook.ts';
import { scene } from './scene.ts';

const needs = ['none', 'phone', 'papers', 'vneid'] as const satisfies readonly IdentityLevel[];
const books = new Map(needs.map((need) => [need, openRulebook(`identity-${need}`, () => joinRules(need))]));
const bookOf = (need: IdentityLevel) => books.get(need) as Rulebook;
const { 'identities/seller': _, ...unchecked } = scene;
const place = (book: Rulebook, level: IdentityLevel, more: object = {}) =>
  book.place({
    ...unchecked,
    ...acceptedFor(['new']),
    ...(level !== 'none' && {
      'identities/seller': { level, operator_id: 'boss', checked_at: yesterday() },
    }),
    ...more,
  });

const publish = (book: Rulebook, standing: Standing) => {
  const store = book.as('seller', standing);
  const bike = { ...fresh(buildListing({ id: 'new' })), slug: 'new' };
  const batch = writeBatch(store)
    .set(doc(store, 'motorcycles/new'), bike)
    .set(doc(store, 'slugs/new'), { motorcycle_id: 'new' })
    .set(doc(store, 'motorcycles/new/contact/phone'), {
      ...{ value: '+84912345678', hidden: false, updated_at: now() },
    });
  return count(batch, store, 'seller', 'listing', 'slugs/new').commit();
};

describe.each([
  ['none', 'none', 'confirmed', true],
  ['phone', 'none', 'confirmed', false],
  ['phone', 'none', 'phone', true],
  // The number was checked, then removed from the account: the rules trust only the token.
  ['phone', 'phone', 'confirmed', false],
  ['phone', 'papers', 'confirmed', true],
  ['papers', 'none', 'phone', false],
  ['papers', 'phone', 'phone', false],
  ['papers', 'papers', 'confirmed', true],
  ['papers', 'vneid', 'confirmed', true],
  ['vneid', 'papers', 'confirmed', false],
  ['vneid', 'vneid', 'confirmed', true],
] as const)('where publishing needs %s, with %s (%s)', (need, level, standing, isAllowed) => {
  const book = bookOf(need);
  it(`a new bike is ${isAllowed ? 'published' : 'refused'}`, async () => {
    await place(book, level);
    await (isAllowed ? book.allows : book.denies)(publish(book, standing));
  });
});

describe('without the check that publishing needs', () => {
  const book = bookOf('papers');
  beforeEach(() => place(book, 'none'));

  it.each([
    ['paused', 'active', false],
    ['sold', 'active', false],
    ['active', 'paused', true],
    ['active', 'sold', true],
    ['paused', 'sold', true],
  ])('a bike goes from %s to %s: %s', async (from, status, isAllowed) => {
    const change = edit(book, `motorcycles/${from}`, { status, updated_at: now() });
    await (isAllowed ? book.allows : book.denies)(change);
  });

  it('a bike for sale is changed, and a deleted one does not come back', async () => {
    await book.allows(edit(book, 'motorcycles/active', { price: 1, updated_at: now() }));
    const back = { deleted_at: null, updated_at: now() };
    await book.denies(edit(book, 'motorcycles/deletedLately', back));
    await place(book, 'papers');
    await book.allows(edit(book, 'motorcycles/deletedLately', back));
  });

  it('nobody records a level, not even a stronger one of their own', async () => {
    for (const standing of ['confirmed', 'phone', 'operator'] as const) {
      const own = doc(book.as('seller', standing), 'identities/seller');
      const level = { level: 'vneid', operator_id: 'boss', checked_at: now() };
      await book.denies(setDoc(own, level));
      await book.denies(deleteDoc(own));
    }
  });
});

describe('an agreement to the terms', () => {
  const book = bookOf('none');
  const agree = (changes: object = {}, id = consentId('newcomer'), standing: Standing = 'unconfirmed') =>
    setDoc(doc(book.as('newcomer', standing), `consents/${id}`), {
      ...{ user_id: 'newcomer', purpose: 'terms', version: termsVersion, language: 'vi', given_at: now() },
      ...changes,
    });
  beforeEach(() => place(book, 'none'));

  it('is written once', async () => {
    await book.allows(agree());
    await book.denies(agree());
  });

  it.each([
    ['of another version', { version: '2020-01-01' }],
    ['for another purpose', { purpose: 'marketing' }],
    ['of somebody else', { user_id: 'seller' }],
    ['at another time', { given_at: yesterday() }],
    ['in another language', { language: 'fr' }],
    ['with more', { more: 1 }],
  ])('is refused %s', (_, changes) => book.denies(agree(changes)));

  it('is refused under the id of an earlier or a later version', async () => {
    for (const id of ['newcomer_terms_2020-01-01', 'newcomer_terms_2099-01-01', 'seller_terms_x'])
      await book.denies(agree({}, id));
  });
});
