import { hasPage, isListed } from '../../src/domain/listings/listing.ts';
import type { Suite } from '../suite/suite.ts';
import { buildConversations } from './buildConversations.ts';
import { buildFigures } from './buildFigures.ts';
import {
  buildListings,
  listingDocuments,
  newsDocuments,
  type SeedListing,
  seededInFull,
  startOfDay,
} from './buildListings.ts';
import { buildShops } from './buildShops.ts';
import { demoPassword, people } from './people.ts';
import { standInOf } from './photoPool.ts';
import { seedPhotos } from './pictures.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { awaitListed, openPages, withoutTriggers } from './site.ts';
import { openStore, type Store, toFirestore, writeAll } from './store.ts';

const seedAccounts = async ({ auth }: Store): Promise<void> => {
  // An interrupted seed may have left accounts.
  await auth.deleteUsers(people.map(({ id }) => id));
  for (const person of people) {
    const isConfirmed = person.role === 'seller' && person.history?.confirmed;
    await auth.createUser({
      ...{ uid: person.id, email: person.email, displayName: person.name },
      ...{ password: demoPassword, emailVerified: true },
      ...(isConfirmed && { phoneNumber: person.phone }),
    });
    if (person.role === 'operator') await auth.setCustomUserClaims(person.id, { operator: true });
  }
};

const seedListing = async ({ documents }: Store, seeded: SeedListing): Promise<void> => {
  const batch = documents.batch();
  for (const { path, data } of listingDocuments(seeded)) batch.set(documents.doc(path), toFirestore(data));
  await batch.commit();
};

/**
 * Seeds a suite once with demo data, and waits until the site shows it.
 * @param listings number of listings; a higher number than before adds the missing ones
 * @param fewPhotos whether five photos replace all others
 */
export async function seed(
  suite: Suite,
  { listings = seededInFull, fewPhotos = false }: { listings?: number; fewPhotos?: boolean } = {},
): Promise<void> {
  const store = openStore(suite);
  const now = Date.now();
  try {
    const marker = await store.documents.doc('jobs/seed').get();
    const seededBefore = Number(marker.get('listings') ?? 0);
    // Dates of added bikes are relative to the day of the first seed.
    const today = Number(marker.get('today') ?? startOfDay(now));
    if (seededBefore >= listings) return;
    const all = buildListings(listings, today);
    const added = all.slice(seededBefore);
    // Only the newest bike triggers functions. The emulator starts a process for each event, so a hundred
    // bikes would take minutes.
    const newest = added.find(({ listing }) => isListed(listing));
    const others = added.filter((one) => one !== newest);
    const hasFunctions = await withoutTriggers(suite, async () => {
      await seedPhotos(store, added, fewPhotos ? standInOf : undefined);
      if (seededBefore === 0) {
        await seedAccounts(store);
        const conversations = buildConversations(all.slice(0, seededInFull), now);
        await writeAll(store, [
          ...conversations,
          ...buildFigures(all, conversations, now),
          ...buildShops(now),
        ]);
      }
      await writeAll(
        store,
        others.flatMap((one) => [...listingDocuments(one), ...newsDocuments(one)]),
      );
      await seedCatalogue(store, others);
    });
    // Functions add this bike to the catalogue, and render the pages that show it.
    if (newest) await seedListing(store, newest);
    if (hasFunctions) {
      if (newest) await awaitListed(store, newest.id);
      const shown = all.slice(seededBefore, seededInFull);
      await openPages(
        suite,
        shown.flatMap(({ listing }) => (hasPage(listing) ? [listing.slug] : [])),
      );
    }
    await store.documents.doc('jobs/seed').set({ listings, today });
  } finally {
    await store.close();
  }
}
