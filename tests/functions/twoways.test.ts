import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findInFirestore } from '../../functions/src/catalogue/findInFirestore.ts';
import { readListing } from '../../functions/src/readers/readListing.ts';
import { cardOf } from '../../src/domain/listings/card.ts';
import { isListed } from '../../src/domain/listings/listing.ts';
import { buildBikeIndex } from '../../src/domain/search/bikeIndex.ts';
import { compileQuery } from '../../src/domain/search/firestoreQuery.ts';
import { anyFilters, anyListings } from '../fixtures/anyFilters.ts';
import { documents, fresh, stored } from './suite.ts';

it('Firestore and the index give the same bikes in the same order, with the same counts', async () => {
  const sample = fc.sample(anyListings, { numRuns: 20, seed: 7 }).flat().slice(0, 60);
  expect(sample.length).toBeGreaterThan(30);
  const batch = documents.batch();
  for (const [place, listing] of sample.entries()) {
    const id = fresh('twoways');
    batch.set(
      documents.doc(`motorcycles/${id}`),
      stored({ ...listing, id, slug: id, created_at: 1_000 + place }),
    );
  }
  await batch.commit();
  const all = await documents.collection('motorcycles').get();
  const cards = all.docs.flatMap((snapshot) => {
    const listing = readListing(snapshot);
    return listing && isListed(listing) ? [cardOf({ ...listing, id: snapshot.id })] : [];
  });
  const bikes = buildBikeIndex(cards, () => '');
  for (const anything of fc.sample(anyFilters, { numRuns: 40, seed: 11 })) {
    const filters = { ...anything, transmission: null, colour: null };
    const query = compileQuery(filters);
    if (!query) continue;
    const { places, active, sold } = bikes.find(filters);
    const found = await findInFirestore(documents, query, 0, 1_000);
    expect(found.cards.map(({ id }) => id)).toEqual([...places].map((place) => bikes.cards[place]?.id));
    expect([found.active, found.sold]).toEqual([active, sold]);
  }
});
