import { expect, it } from 'vitest';
import { writeWithFreeSlug } from '../../src/domain/listings/chooseSlug.ts';
import { listingSlug } from '../../src/domain/listings/slug.ts';
import { localize, paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { documents, fresh, stored, visit } from './suite.ts';

const count = 100;
const atOnce = 10;

it('[S3.13] [S7.15] a hundred equal bikes in one moment get a hundred addresses and pages', async () => {
  const words = { make: 'Honda', model: fresh('Twin'), year: 2021, location: 'Da Nang' };
  const create = async () => {
    const id = fresh('twin');
    return writeWithFreeSlug(listingSlug(words, new Date()), {
      isTaken: async (slug) => (await documents.doc(`slugs/${slug}`).get()).exists,
      write: async (slug) => {
        // Like the rules, refuses to overwrite a slug's reservation.
        const batch = documents.batch().create(documents.doc(`slugs/${slug}`), { motorcycle_id: id });
        const bike = buildListing({ ...words, id, slug, description: `<p>This is ${id}.</p>` });
        await batch.create(documents.doc(`motorcycles/${id}`), stored(bike)).commit();
      },
      random: Math.random,
    }).then((slug) => ({ id, slug }));
  };
  const twins = await Promise.all(Array.from({ length: count }, create));
  expect(new Set(twins.map(({ slug }) => slug)).size).toBe(count);

  const wrong: string[] = [];
  const look = async ({ id, slug }: { id: string; slug: string }, index: number) => {
    const path = localize(index % 2 ? 'vi' : 'en', paths.listing(slug));
    const { status, body } = await visit(path);
    if (status !== 200 || !body.includes(`This is ${id}.`)) wrong.push(`${path}: ${status}`);
  };
  for (let first = 0; first < count; first += atOnce)
    await Promise.all(twins.slice(first, first + atOnce).map((twin, index) => look(twin, index)));
  expect(wrong).toEqual([]);
});
