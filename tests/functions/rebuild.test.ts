import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { applyListingChange } from '../../functions/src/flows/applyListingChange.ts';
import { type Effect, planListingChange } from '../../functions/src/listings/listingChange.plan.ts';
import { pageFile } from '../../functions/src/pages/renderPair.ts';
import type { Card } from '../../src/domain/listings/card.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import type { CatalogueIndex } from '../../src/domain/search/catalogue.ts';
import { unpackPart } from '../../src/domain/search/packedPart.ts';
import { cataloguePart, localize, paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { delivered } from './delivered.ts';
import { change, documents, fresh, publish, site, soon, stored, visit } from './suite.ts';

const bike = (name: string, changes: Partial<Stored<Published>> = {}) => {
  const slug = fresh(name);
  return buildListing({ id: slug, slug, created_at: Date.now(), seller_name: 'Lan', ...changes });
};

const pages = async (slug: string) => ({
  en: await visit(paths.listing(slug)),
  vi: await visit(localize('vi', paths.listing(slug))),
});
const isStored = async (slug: string) => ({
  en: await site.files.exists(pageFile(site.build(), 'en', paths.listing(slug))),
  vi: await site.files.exists(pageFile(site.build(), 'vi', paths.listing(slug))),
});

const catalogue = async (): Promise<Card[]> => {
  const index: CatalogueIndex = JSON.parse((await visit('/catalogue/index.json')).body);
  const parts = await Promise.all(
    index.parts.map(async ({ part, version }) =>
      unpackPart(JSON.parse((await visit(cataloguePart(part, version))).body)),
    ),
  );
  return parts.flat();
};
const rows = async (id: string) => (await catalogue()).filter((card) => card.id === id);

it('[S2.13] a new listing gets its page in both languages, its row and its place on the home page', async () => {
  const listing = bike('new', { model: 'Dream', price: 15_000_000 });
  await publish(listing);
  await vi.waitFor(async () => expect(await isStored(listing.slug)).toEqual({ en: true, vi: true }), soon);
  const { en, vi: vietnamese } = await pages(listing.slug);
  expect([en.status, vietnamese.status]).toEqual([200, 200]);
  expect(en.body).toContain('15,000,000');
  expect(vietnamese.body).toContain('15.000.000');
  await vi.waitFor(async () => expect(await rows(listing.id)).toMatchObject([{ slug: listing.slug }]), soon);
  await vi.waitFor(async () => expect((await visit('/')).body).toContain(paths.listing(listing.slug)), soon);
  await vi.waitFor(
    async () => expect((await visit('/vi')).body).toContain(`/vi${paths.listing(listing.slug)}`),
    soon,
  );
});

it.each([
  ['[S1.7] edited', { price: 23_450_000, model: 'Canary Two' }, 200, 1],
  ['[S4.6] paused', { status: 'paused' }, 200, 0],
  ['[S4.8] sold', { status: 'sold' }, 200, 1],
  ['[S4.10] deleted', { deleted_at: Timestamp.now() }, 410, 0],
  ['a draft again', { status: 'draft' }, 404, 0],
])('a listing that is %s has changed everywhere', async (_, fields, status, inCatalogue) => {
  // A unique model, since the 410 page shows other bikes.
  const model = `Canary ${status}`;
  const listing = bike('change', { model });
  await publish(listing);
  await vi.waitFor(async () => expect(await rows(listing.id)).toHaveLength(1), soon);
  const before = (await pages(listing.slug)).en.body;
  await change(listing.id, fields);

  await vi.waitFor(async () => {
    const { en, vi: vietnamese } = await pages(listing.slug);
    expect([en.status, vietnamese.status]).toEqual([status, status]);
    expect(en.body).not.toBe(before);
    expect(await rows(listing.id)).toHaveLength(inCatalogue);
  }, soon);
  if (status === 200) return;
  const { en } = await pages(listing.slug);
  expect(en.body).not.toContain(model);
  expect(en.header('x-robots-tag')).toBe('noindex');
  await vi.waitFor(async () => expect(await isStored(listing.slug)).toEqual({ en: false, vi: false }), soon);
  await vi.waitFor(async () => expect((await visit('/')).body).not.toContain(listing.slug), soon);
});

it.each([
  ['[S4.7] paused', { status: 'paused' }, { status: 'active' }],
  ['deleted', { deleted_at: Timestamp.now() }, { deleted_at: null }],
])('a listing that was %s comes back to its place, with its page', async (_, away, again) => {
  const listing = bike('back');
  await publish(listing);
  await vi.waitFor(async () => expect(await rows(listing.id)).toHaveLength(1), soon);
  const assignment = (await documents.doc(`catalogue_places/${listing.id}`).get()).data();
  await change(listing.id, away);
  await vi.waitFor(async () => expect(await rows(listing.id)).toHaveLength(0), soon);
  await change(listing.id, again);
  await vi.waitFor(async () => expect(await rows(listing.id)).toHaveLength(1), soon);
  await vi.waitFor(async () => {
    const { en, vi: vietnamese } = await pages(listing.slug);
    expect([en.status, vietnamese.status]).toEqual([200, 200]);
    expect(en.body).not.toContain('noindex');
  }, soon);
  expect((await documents.doc(`catalogue_places/${listing.id}`).get()).data()).toEqual(assignment);
});

it('events that arrive three times and out of order end in one right page', async () => {
  const first = bike('events', { price: 1_000_000 });
  const versions = Array.from({ length: 8 }, (_, n) => ({
    ...first,
    price: (n + 1) * 1_234_000,
    mileage: n,
  }));
  await publish(first);
  const plans: Effect[][] = [];
  for (const [n, version] of versions.entries()) {
    await documents.doc(`motorcycles/${first.id}`).set(stored(version));
    plans.push(planListingChange(versions[n - 1] ?? null, version));
  }
  // Delivers events out of order, each three times in parallel, while the suite's triggers run.
  const deliveries = plans.toReversed().flatMap((plan) => [plan, plan, plan]);
  await Promise.all(deliveries.map((plan) => delivered(() => applyListingChange(site, first.id, plan))));
  const last = { price: 9_872_000, mileage: 7 };
  expect((await pages(first.slug)).en.body).toContain('9,872,000');
  expect(await rows(first.id)).toMatchObject([last]);
  expect((await visit('/')).body).toContain('9,872,000');
  // Waits for a later bike: then the suite's triggers have run.
  const after = bike('after');
  await publish(after);
  await vi.waitFor(async () => expect(await rows(after.id)).toHaveLength(1), soon);
  expect((await pages(first.slug)).vi.body).toContain('9.872.000');
  expect(await rows(first.id)).toMatchObject([last]);
});

it('a listing that breaks its schema is left out, loses its page, and stops nobody else', async () => {
  const good = bike('good');
  const bad = bike('bad', { model: 'Broken' });
  await publish(bad);
  await vi.waitFor(async () => expect(await isStored(bad.slug)).toEqual({ en: true, vi: true }), soon);
  await change(bad.id, { price: 'a lot', surprise: true });
  await publish(good);
  await vi.waitFor(async () => expect(await rows(good.id)).toHaveLength(1), soon);
  await vi.waitFor(async () => expect(await rows(bad.id)).toHaveLength(0), soon);
  await vi.waitFor(async () => expect(await isStored(bad.slug)).toEqual({ en: false, vi: false }), soon);
  const { en } = await pages(bad.slug);
  expect(en.status).toBe(404);
  expect(en.body).not.toContain('Broken');
  await vi.waitFor(async () => expect((await visit('/')).body).toContain(good.slug), soon);
});

it('12 listings published at once are all in the catalogue, each once', async () => {
  const crowd = Array.from({ length: 12 }, (_, n) => bike('crowd', { model: `Crowd ${n}` }));
  await Promise.all(crowd.map(publish));
  // Delivers the same events again: two workers per listing.
  await Promise.all(
    crowd.map((one) => delivered(() => applyListingChange(site, one.id, planListingChange(null, one)))),
  );
  await vi.waitFor(async () => {
    const ids = (await catalogue()).map((card) => card.id);
    expect(ids.filter((id) => crowd.some((one) => one.id === id))).toHaveLength(12);
    expect(new Set(ids).size).toBe(ids.length);
  }, soon);
  const index: CatalogueIndex = JSON.parse((await visit('/catalogue/index.json')).body);
  expect(index.active + index.sold).toBe((await catalogue()).length);
});

it('an address belongs to the listing that reserved it', async () => {
  const owner = bike('owner', { model: 'Rightful' });
  await publish(owner);
  const thief = { ...bike('thief', { model: 'Stolen' }), slug: owner.slug };
  await documents.doc(`motorcycles/${thief.id}`).set(stored(thief));
  await delivered(() => applyListingChange(site, thief.id, planListingChange(null, thief)));
  const { en } = await pages(owner.slug);
  expect(en.body).toContain('Rightful');
  expect(en.body).not.toContain('Stolen');
});

it('a description that would run is shown as what may be shown', async () => {
  const listing = bike('xss', {
    description:
      '<p>Kept</p><script>steal()</script><img src=x onerror=steal()><a href="javascript:steal()">x</a>',
  });
  await publish(listing);
  const { en } = await pages(listing.slug);
  expect(en.body).toContain('<p>Kept</p>');
  expect(en.body).not.toContain('steal()');
});

it('[S3.2] takes the seller’s name from the profile, and again when it changes', async () => {
  const { seller_name: _, ...listing } = bike('named', { user_id: fresh('user') });
  const profile = { full_name: 'Nguyen Thi Lan', avatar_url: null, updated_at: Timestamp.now() };
  await documents.doc(`profiles/${listing.user_id}`).set(profile);
  await publish(listing);
  await vi.waitFor(async () => expect((await pages(listing.slug)).en.body).toContain('Nguyen Thi Lan'), soon);
  await documents.doc(`profiles/${listing.user_id}`).update({ full_name: 'Tran Minh' });
  await vi.waitFor(async () => expect((await pages(listing.slug)).en.body).toContain('Tran Minh'), soon);
});

it('[S3.3] a seller without a name anywhere is an anonymous one, in both languages', async () => {
  const { seller_name: _, ...listing } = bike('nameless', { user_id: fresh('nobody') });
  await publish(listing);
  await vi.waitFor(async () => expect(await isStored(listing.slug)).toEqual({ en: true, vi: true }), soon);
  const { en, vi: vietnamese } = await pages(listing.slug);
  expect(en.body).toContain('Anonymous Seller');
  expect(vietnamese.body).toContain('Người bán ẩn danh');
});
