import { expect, it, vi } from 'vitest';
import { parseCards } from '../../functions/src/catalogue/catalogueDocuments.ts';
import { readListing } from '../../functions/src/readers/readListing.ts';
import type { Listing } from '../../src/domain/listings/listing.schema.ts';
import { hasPage, isListed } from '../../src/domain/listings/listing.ts';
import { renditionPath } from '../../src/domain/photos/photo.ts';
import { figure } from '../fixtures/figure.ts';
import { bucket, documents, site } from '../functions/suite.ts';

const all = async (name: string) => (await documents.collection(name).get()).docs;

const cardOf = (address: string) => {
  const [, , listing = '', photo = ''] = address.split('/');
  return renditionPath(listing, photo, 'card');
};

/** Returns a line for each dangling reference. */
const dangling = async (): Promise<{ lines: string[]; looked: number }> => {
  const [bikes, slugs, likes, threads, parts] = await Promise.all(
    ['motorcycles', 'slugs', 'likes', 'inquiries', 'catalogue'].map(all),
  );
  const listings = new Map<string, Listing>();
  for (const bike of bikes ?? []) {
    const listing = readListing(bike);
    if (listing) listings.set(bike.id, listing);
  }
  const owner = new Map((slugs ?? []).map((slug) => [slug.id, String(slug.get('motorcycle_id'))]));
  const [files] = await bucket.getFiles();
  const stored = new Set(files.map(({ name }) => name));
  const contacts = (await documents.collectionGroup('contact').get()).docs;
  const replies = (await documents.collectionGroup('replies').get()).docs;
  const threadIds = new Set((threads ?? []).map(({ id }) => id));
  const cards = new Set(
    (parts ?? []).flatMap((part) => (part.id === 'index' ? [] : Object.keys(parseCards(part.data())))),
  );
  const pages = [...stored].flatMap((name) => {
    const [, slug] = new RegExp(`^pages/${site.build()}/(?:en|vi)/motorcycle/(.+)\\.html$`).exec(name) ?? [];
    return slug ? [slug] : [];
  });

  const lines = [
    ...(likes ?? [])
      .filter((like) => !listings.has(like.get('motorcycle_id')))
      .map(({ id }) => `the like ${id}`),
    ...contacts
      .filter(({ ref }) => !listings.has(ref.parent.parent?.id ?? ''))
      .map(({ ref }) => `the number ${ref.path}`),
    ...replies
      .filter(({ ref }) => !threadIds.has(ref.parent.parent?.id ?? ''))
      .map(({ ref }) => `the reply ${ref.path}`),
    ...[...listings].flatMap(([id, listing]) => [
      ...(listing.slug !== null && owner.get(listing.slug) !== id
        ? [`the address ${listing.slug} of ${id}`]
        : []),
      ...(hasPage(listing) ? listing.images : [])
        .filter(({ image_url }) => !stored.has(cardOf(image_url)))
        .map(({ image_url }) => `the photo ${image_url} of ${id}`),
      ...(isListed(listing) !== cards.has(id) ? [`the row of ${id}`] : []),
    ]),
    ...pages
      .filter((slug) => {
        const listing = listings.get(owner.get(slug) ?? '');
        return !listing || !hasPage(listing);
      })
      .map((slug) => `the page ${slug}`),
  ];
  return {
    lines,
    looked: listings.size + contacts.length + replies.length + (likes ?? []).length + pages.length,
  };
};

it('[D3] after all that happened in the browser, nothing points to what is not there', async () => {
  let looked = 0;
  await vi.waitFor(
    async () => {
      const broken = await dangling();
      looked = broken.looked;
      expect(broken.lines).toEqual([]);
    },
    { timeout: 30_000, interval: 2_000 },
  );
  figure('D3 references', `${looked} looked at, 0 point to nothing`);
  expect(looked).toBeGreaterThan(60);
}, 60_000);
