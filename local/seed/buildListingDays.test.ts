import { expect, it } from 'vitest';
import { ListingDays } from '../../src/domain/advice/listingDays.schema.ts';
import { lastDays } from '../../src/domain/advice/listingDays.ts';
import { buildConversations } from './buildConversations.ts';
import { buildListingDays, buildReveals } from './buildListingDays.ts';
import { buildListings, seededInFull } from './buildListings.ts';

const today = Date.UTC(2026, 0, 15);
const listings = buildListings(seededInFull, today);

it('the views of the demo came on days before today, and are no more than the listing says', () => {
  const written = buildListingDays(listings, today);
  expect(written).toEqual(buildListingDays(listings, today));
  const shown = lastDays(today);
  let drawn = 0;
  for (const { path, data } of written) {
    const { listing } = listings.find(({ id }) => path === `listing_days/${id}`) ?? {};
    const { views } = ListingDays.parse(data);
    const sum = Object.values(views).reduce((all, count) => all + count, 0);
    expect(sum).toBeLessThanOrEqual(listing?.views_count ?? 0);
    expect(Object.keys(views).filter((date) => date > '2026-01-15')).toEqual([]);
    if (shown.filter((date) => views[date]).length > 10) drawn += 1;
  }
  expect(drawn).toBeGreaterThan(10);
});

it('some numbers of the demo were seen, each by somebody who likes the bike', () => {
  const documents = buildConversations(listings, today);
  const seen = buildReveals(documents, today);
  expect(seen.length).toBeGreaterThan(10);
  const likes = new Set(documents.map(({ path }) => path));
  for (const { path } of seen) expect(likes.has(path.replace('reveals/', 'likes/'))).toBe(true);
});
