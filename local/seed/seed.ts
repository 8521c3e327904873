import { hasPage, isListed } from '../../src/domain/listings/listing.ts';
import type { Suite } from '../suite/suite.ts';
import { awaitCatalogue, listedCount, openPages } from './awaitSite.ts';
import { buildConversations } from './buildConversations.ts';
import { buildListingDays, buildReveals } from './buildListingDays.ts';
import { buildListings, type SeedListing, seededInFull, startOfDay } from './buildListings.ts';
import { buildPriceHistory } from './buildPriceHistory.ts';
import { buildSellers, reviewsIn } from './buildSellers.ts';
import { trustDocument } from './buildTrust.ts';
import { listingDocuments, newsDocuments } from './listingDocuments.ts';
import { standInOf } from './photoPool.ts';
import { type DemoAccount, demoAccounts, seedAccounts } from './seedAccounts.ts';
import { listedIds, seedCatalogue } from './seedCatalogue.ts';
import { seedPhotos } from './seedPhotos.ts';
import { openStore, type Store, toFirestore, writeAll } from './store.ts';
import { withoutTriggers } from './triggers.ts';

/** Milliseconds for the functions to list a bike. */
const listingTimeoutMs = 90_000;

export type Seeded = {
  accounts: readonly DemoAccount[];
  listings: number;
  /** Durations of this run. */
  seconds: { pictures: number; documents: number; pages: number };
};

/** Reads what was seeded before, and the day that counts as its today. */
const readMarker = async ({ documents }: Store, now: number) => {
  const marker = await documents.doc('jobs/seed').get();
  return {
    listings: Number(marker.get('listings') ?? 0),
    today: Number(marker.get('today') ?? startOfDay(now)),
  };
};

/** Writes a listing in one batch, like the form. */
const seedListing = async ({ documents }: Store, seeded: SeedListing): Promise<void> => {
  const batch = documents.batch();
  for (const { path, data } of listingDocuments(seeded)) batch.set(documents.doc(path), toFirestore(data));
  await batch.commit();
};

const slugOf = ({ listing }: SeedListing) => (hasPage(listing) ? [listing.slug] : []);

const stopwatch = () => {
  let last = performance.now();
  return () => {
    const seconds = (performance.now() - last) / 1000;
    last = performance.now();
    return Math.round(seconds * 10) / 10;
  };
};

/**
 * Seeds a suite with demo people, bikes, photos and conversations, and waits until the site shows them. For a
 * higher number of listings it adds the missing ones.
 */
export async function seed({
  suite,
  listings = seededInFull,
  fewPhotos = false,
  now = Date.now(),
}: {
  suite: Suite;
  listings?: number;
  /** Five photos stand in for all others, which saves rendering. */
  fewPhotos?: boolean;
  now?: number;
}): Promise<Seeded> {
  const store = openStore(suite);
  const lap = stopwatch();
  try {
    const marker = await readMarker(store, now);
    if (marker.listings >= listings) {
      return {
        accounts: demoAccounts,
        listings: marker.listings,
        seconds: { pictures: 0, documents: 0, pages: 0 },
      };
    }
    const all = buildListings(listings, marker.today);
    const added = all.slice(marker.listings);
    const seededIds = await listedIds(store);
    const fresh = added.filter(({ id, listing }) => isListed(listing) && !seededIds.has(id));
    // Listed in bulk, except the newest: the emulator starts a process per waiting event, and a hundred take
    // minutes.
    const newest = fresh[0];
    const others = added.filter((one) => one !== newest);
    const before = await listedCount(suite);
    const seconds = { pictures: 0, documents: 0, pages: 0 };
    const hasFunctions = await withoutTriggers(suite, async () => {
      await seedPhotos(store, added, fewPhotos ? standInOf : undefined);
      seconds.pictures = lap();
      if (marker.listings === 0) {
        await seedAccounts(store);
        const conversations = buildConversations(all.slice(0, seededInFull), marker.today);
        await writeAll(store, conversations);
        await writeAll(store, buildReveals(conversations, marker.today));
        await writeAll(store, buildListingDays(all.slice(0, seededInFull), marker.today));
        await writeAll(store, buildPriceHistory(all, marker.today));
        await writeAll(store, [trustDocument(marker.today)]);
        await writeAll(store, buildSellers(all, reviewsIn(conversations), now));
      }
      await writeAll(
        store,
        others.flatMap((one) => [...listingDocuments(one), ...newsDocuments(one)]),
      );
      await seedCatalogue(
        store,
        fresh.filter((one) => one !== newest),
      );
      seconds.documents = lap();
    });
    // The newest is listed by the functions, which refreshes the pages that show it.
    if (newest) await seedListing(store, newest);
    if (hasFunctions) {
      await awaitCatalogue(suite, before + fresh.length, listingTimeoutMs);
      await openPages(suite, all.slice(marker.listings, seededInFull).flatMap(slugOf));
    }
    await store.documents.doc('jobs/seed').set({ listings, today: marker.today });
    seconds.pages = lap();
    return { accounts: demoAccounts, listings, seconds };
  } finally {
    await store.close();
  }
}
