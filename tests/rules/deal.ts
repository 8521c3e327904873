import { doc, Timestamp, writeBatch } from 'firebase/firestore';
import { buildListing } from '../fixtures/buildListing.ts';
import { acceptedFor } from './counted.ts';
import { now, stored } from './documents.ts';
import type { Rulebook, Standing } from './rulebook.ts';

export const path = 'inquiries/asked';
export const sold = { status: 'sold', updated_at: Timestamp.now() };
export const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);

/** Callers who may neither confirm a deal nor name a buyer. */
export const outsiders: [string, Standing][] = [
  ['buyer', 'confirmed'],
  ['stranger', 'confirmed'],
  ['seller', 'unconfirmed'],
  ['seller', 'operator'],
];

export const soldBike = (bike: object = sold) => ({
  'motorcycles/listing': { ...stored(buildListing({ slug: 'sold-bike' })), ...bike },
  ...acceptedFor(['listing']),
});

/**
 * Returns a party's write that confirms or denies a deal. By default, a confirmation also stores the deal.
 */
export const answerIn =
  (book: Rulebook) =>
  (
    changes: object = {},
    uid = 'seller',
    standing: Standing = 'confirmed',
    deal: object | null = { thread_id: 'asked', agreed_at: now() },
  ) => {
    const store = book.as(uid, standing);
    const answered = { sold_at: now(), updated_at: now(), ...changes };
    const batch = writeBatch(store).update(doc(store, path), answered);
    if (answered.sold_at !== null && deal) batch.set(doc(store, 'deals/listing'), deal);
    return batch.commit();
  };
