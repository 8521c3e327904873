import { deleteField, doc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { statuses } from '../../src/domain/listings/listingFields.ts';
import { buildHidden, buildListing } from '../fixtures/buildListing.ts';
import { edit } from './counted.ts';
import { fresh, now, stored } from './documents.ts';
import { openRulebook } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('moderation');
const { allows, denies } = book;

describe('a bike that an operator has hidden', () => {
  const change = (changes: object, uid = 'seller') =>
    edit(book, 'motorcycles/hidden', { updated_at: now(), ...changes }, { uid });
  beforeEach(() => book.place(scene));

  it.each(statuses)('is not brought back by its seller as %s', async (status) => {
    await denies(change({ status }));
    await denies(change({ status, hidden: deleteField() }));
  });
  it.each([
    ['its price', { price: 1 }],
    ['the reason', { 'hidden.reason': 'sold' }],
    ['that it is hidden', { hidden: deleteField() }],
  ])('keeps %s', (_, changes) => denies(change(changes)));
  it('is not written anew either', () =>
    denies(
      writeBatch(book.as('seller'))
        .set(
          doc(book.as('seller'), 'motorcycles/hidden'),
          fresh(buildListing({ id: 'hidden', slug: 'hidden' })),
        )
        .commit(),
    ));
  it('may be deleted by its seller, and by nobody else', async () => {
    await denies(change({ deleted_at: now() }, 'stranger'));
    await allows(change({ deleted_at: now() }));
  });
  it('is not liked', () =>
    denies(
      writeBatch(book.as('stranger'))
        .set(doc(book.as('stranger'), 'likes/stranger_hidden'), {
          user_id: 'stranger',
          motorcycle_id: 'hidden',
          created_at: now(),
        })
        .commit(),
    ));
  it('nobody hides a bike from outside', async () => {
    const { hidden } = stored(buildHidden());
    for (const changes of [{ status: 'hidden' }, { status: 'hidden', hidden }, { hidden }])
      await denies(edit(book, 'motorcycles/active', { ...changes, updated_at: now() }));
  });
});
