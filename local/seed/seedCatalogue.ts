import {
  indexReference,
  parseCards,
  parseIndex,
  partReference,
  partText,
  placeReference,
  textVersion,
} from '../../functions/src/catalogue/catalogueDocuments.ts';
import { placeChanges } from '../../functions/src/catalogue/gather.plan.ts';
import { indexFile, partFile } from '../../functions/src/catalogue/writeCatalogueFiles.ts';
import { rowOf } from '../../src/domain/listings/card.ts';
import { isListed } from '../../src/domain/listings/listing.ts';
import { summarize } from '../../src/domain/search/catalogue.ts';
import type { SeedDocument, SeedListing } from './buildListings.ts';
import { type Store, writeAll } from './store.ts';

/** Returns the ids in the catalogue, since an interrupted seed starts again. */
export const listedIds = async ({ documents }: Store): Promise<Set<string>> => {
  const index = parseIndex((await indexReference(documents).get()).data());
  const parts = Object.keys(index.parts).map((part) => partReference(documents, Number(part)));
  const snapshots = parts.length > 0 ? await documents.getAll(...parts) : [];
  return new Set(snapshots.flatMap((snapshot) => Object.keys(parseCards(snapshot.data()))));
};

/**
 * Adds listings to the catalogue, oldest first, ten thousand at once. The index comes last, so that an
 * interruption leaves nothing half listed. Deletes the files of changed parts, which the next request writes again.
 */
export const seedCatalogue = async (store: Store, listings: readonly SeedListing[]): Promise<void> => {
  const { documents, bucket } = store;
  const changes = listings
    .flatMap(({ id, listing }) => (isListed(listing) ? [rowOf({ ...listing, id })] : []))
    .toSorted((a, b) => a.created_at - b.created_at)
    .map((row) => ({ id: row.id, part: null, row }));
  const index = parseIndex((await indexReference(documents).get()).data());
  const { open, taken, placed, left } = placeChanges(index, changes);
  const summaries = { ...index.parts };
  const created: SeedDocument[] = placed.map(({ id, part }) => ({
    path: placeReference(documents, id).path,
    data: { part },
  }));
  const parts = Map.groupBy(placed, ({ part }) => part);
  for (const [part, own] of parts) {
    const reference = partReference(documents, part);
    const cards = parseCards((await reference.get()).data());
    for (const { id, row } of own) if (row) cards[id] = row;
    summaries[part] = summarize(part, Object.values(cards), textVersion(partText(cards)));
    created.push({ path: reference.path, data: { cards } });
  }
  await writeAll(store, created);
  await writeAll(store, [{ path: indexReference(documents).path, data: { open, taken, parts: summaries } }]);
  for (const file of [...[...parts.keys()].map(partFile), indexFile])
    await bucket.file(file).delete({ ignoreNotFound: true });
  const rest = new Set(left);
  if (rest.size > 0)
    await seedCatalogue(
      store,
      listings.filter(({ id }) => rest.has(id)),
    );
};
