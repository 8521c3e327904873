import { doc, writeBatch } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { type Bound, listingBounds, listingId, partSize, schemaTakes } from '../contract/listingBounds.ts';
import { buildDraft } from '../fixtures/buildListing.ts';
import { acceptedFor, count } from './counted.ts';
import { now, stored } from './documents.ts';
import { openRulebook, type Rulebook } from './rulebook.ts';

const path = `motorcycles/${listingId}`;
/** Number of cases per project. Limited for mutants, since the emulator's report would grow too long. */
const size = process.env.RULES_UNDER_TEST ? partSize : listingBounds.length;
const parts = Array.from({ length: Math.ceil(listingBounds.length / size) }, (_, part) => ({
  part: part + 1,
  bounds: listingBounds.slice(part * size, (part + 1) * size),
}));

/**
 * Returns whether the rules accept the listing as an update of a draft. Reserves the listing's slug, if any.
 */
const rulesTake = async (book: Rulebook, { listing }: Bound): Promise<boolean> => {
  await book.place({ [path]: stored(buildDraft()), ...acceptedFor([listingId]) });
  const store = book.as('seller');
  const batch = writeBatch(store);
  const document = { ...stored(listing), revision: 1 };
  batch.set(doc(store, path), 'updated_at' in document ? { ...document, updated_at: now() } : document);
  if (typeof listing.slug === 'string' && listing.slug !== '')
    batch.set(doc(store, `slugs/${listing.slug}`), { motorcycle_id: listingId });
  if (listing.status === 'draft') count(batch, store, 'seller', 'edit', path);
  else count(batch, store, 'seller', 'listing', `slugs/${listing.slug}`);
  return batch.commit().then(
    () => true,
    () => false,
  );
};

describe('[S5.5] [S5.6] [S5.7] [S5.10] [S5.17] schema and rules agree on a listing', () => {
  const differences: string[] = [];

  describe.each(parts)('part $part', ({ part, bounds }) => {
    const book = openRulebook(`parity-${part}`);
    it.each(bounds)('$title', async (bound) => {
      const verdicts = { schema: schemaTakes(bound.listing), rules: await rulesTake(book, bound) };
      if (verdicts.schema !== verdicts.rules) differences.push(bound.title);
      expect(verdicts).toEqual({ schema: bound.good, rules: bound.good });
    });
  });

  it('differs nowhere, over at least 80 values on both sides', () => {
    expect(differences).toEqual([]);
    expect(listingBounds.filter((bound) => bound.good).length).toBeGreaterThan(40);
    expect(listingBounds.filter((bound) => !bound.good).length).toBeGreaterThan(40);
  });
});
