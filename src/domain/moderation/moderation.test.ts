import { expect, it } from 'vitest';
import { buildListing, longAgo } from '../../../tests/fixtures/buildListing.ts';
import { Listing } from '../listings/listing.schema.ts';
import { hasPage, isForSale, isListed } from '../listings/listing.ts';

const hidden = { reason: 'scam', note: null, cause: 'listing', status: 'active', hidden_at: longAgo };
const { id: _, ...bike } = buildListing();

it('a hidden listing has no page, is in no list and not for sale', () => {
  const listing = Listing.parse({ ...bike, status: 'hidden', hidden });
  expect([hasPage(listing), isListed(listing), isForSale(listing)]).toEqual([false, false, false]);
});

it('one that its seller had made a draft may have gaps', () => {
  const draft = {
    ...bike,
    price: null,
    images: [],
    status: 'hidden',
    hidden: { ...hidden, status: 'draft' },
  };
  expect(Listing.safeParse(draft).success).toBe(true);
});

it.each([
  ['says nothing of why', { ...bike, status: 'hidden' }],
  ['is for sale all the same', { ...bike, status: 'active', hidden }],
  ['never had an address', { ...bike, slug: null, status: 'hidden', hidden }],
])('a hidden listing is refused that %s', (_name, listing) =>
  expect(Listing.safeParse(listing).success).toBe(false),
);
