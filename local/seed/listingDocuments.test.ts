import { expect, it } from 'vitest';
import { buildListings } from './buildListings.ts';
import { newsDocuments } from './listingDocuments.ts';

it('notes of each bike for sale that it was announced and not posted, and nothing of the others', () => {
  for (const seeded of buildListings(120, Date.UTC(2026, 4, 17))) {
    const notes = newsDocuments(seeded).map(({ path, data: { state } }) => [path, state]);
    expect(notes).toEqual(
      seeded.listing.status === 'active'
        ? [
            [`announced/${seeded.id}`, undefined],
            [`social_posts/${seeded.id}`, 'off'],
          ]
        : [],
    );
  }
});
