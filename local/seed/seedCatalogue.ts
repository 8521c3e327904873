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

/**
 * Adds listings to the catalogue, oldest first, ten thousand per round. Listings of an interrupted seed keep
 * their catalogue parts. Deletes the files of changed parts; the next request writes them again.
 */
export const seedCatalogue = async (store: Store, listings: readonly SeedListing[]): Promise<void> => {
  const { documents, bucket } = store;
  const index = parseIndex((await indexReference(documents).get()).data());
  const before = new Map(
    await Promise.all(
      Object.keys(index.parts).map(async (key) => {
        const snapshot = await partReference(documents, Number(key)).get();
        return [Number(key), parseCards(snapshot.data())] as const;
      }),
    ),
  );
  const partOf = new Map(
    [...before].flatMap(([part, rows]) => Object.keys(rows).map((id) => [id, part] as const)),
  );
  const changes = listings
    .flatMap(({ id, listing }) => (isListed(listing) ? [rowOf({ ...listing, id })] : []))
    .toSorted((a, b) => a.created_at - b.created_at)
    .map((row) => ({ id: row.id, part: partOf.get(row.id) ?? null, row }));
  const { open, taken, placed, left } = placeChanges(index, changes);
  const created: SeedDocument[] = placed.map(({ id, part }) => ({
    path: placeReference(documents, id).path,
    data: { part },
  }));
  const summaries = { ...index.parts };
  const changed = Map.groupBy(placed, ({ part }) => part);
  for (const [part, own] of changed) {
    const cards = { ...before.get(part) };
    for (const { id, row } of own) if (row) cards[id] = row;
    summaries[part] = summarize(part, Object.values(cards), textVersion(partText(cards)));
    created.push({ path: partReference(documents, part).path, data: { cards } });
  }
  await writeAll(store, created);
  await writeAll(store, [{ path: indexReference(documents).path, data: { open, taken, parts: summaries } }]);
  for (const file of [...[...changed.keys()].map(partFile), indexFile])
    await bucket.file(file).delete({ ignoreNotFound: true });
  const rest = new Set(left);
  if (rest.size > 0)
    await seedCatalogue(
      store,
      listings.filter(({ id }) => rest.has(id)),
    );
};
