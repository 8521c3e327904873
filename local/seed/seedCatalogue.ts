import {
  type IndexDocument,
  indexReference,
  parseCards,
  parseIndex,
  partReference,
  partText,
  placeReference,
  textVersion,
} from '../../functions/src/catalogue/catalogueDocuments.ts';
import { indexFile, partFile } from '../../functions/src/catalogue/writeCatalogueFiles.ts';
import { type Row, rowOf } from '../../src/domain/listings/card.ts';
import { isListed } from '../../src/domain/listings/listing.ts';
import { partSize, summarize } from '../../src/domain/search/catalogue.ts';
import type { SeedDocument } from './buildConversations.ts';
import type { SeedListing } from './buildListings.ts';
import { type Store, writeAll } from './store.ts';

/** Returns the listed bikes as rows, oldest first. */
const cardsOf = (listings: readonly SeedListing[]): Row[] =>
  listings
    .flatMap(({ id, listing }) => (isListed(listing) ? [rowOf({ ...listing, id })] : []))
    .toSorted((a, b) => a.created_at - b.created_at);

/** Distributes rows to parts, from the first free place. */
const dealIntoParts = (cards: readonly Row[], { open, taken }: IndexDocument): Map<number, Row[]> => {
  const parts = new Map<number, Row[]>();
  cards.forEach((card, index) => {
    const part = open + Math.floor((taken + index) / partSize);
    parts.set(part, [...(parts.get(part) ?? []), card]);
  });
  return parts;
};

/** Returns the ids in the catalogue, since an interrupted seed starts again. */
export const listedIds = async ({ documents }: Store): Promise<Set<string>> => {
  const index = parseIndex((await indexReference(documents).get()).data());
  const parts = Object.keys(index.parts).map((part) => partReference(documents, Number(part)));
  const snapshots = parts.length > 0 ? await documents.getAll(...parts) : [];
  return new Set(snapshots.flatMap((snapshot) => Object.keys(parseCards(snapshot.data()))));
};

/**
 * Adds many listings to the catalogue at once. The index comes last, so that an interruption leaves nothing
 * half listed. Deletes files of changed parts, which the next request writes.
 */
export const seedCatalogue = async (store: Store, listings: readonly SeedListing[]): Promise<void> => {
  const { documents, bucket } = store;
  const index = parseIndex((await indexReference(documents).get()).data());
  const parts = dealIntoParts(cardsOf(listings), index);
  const created: SeedDocument[] = [];
  const summaries = { ...index.parts };
  let [open, taken] = [index.open, index.taken];
  for (const [part, added] of parts) {
    const reference = partReference(documents, part);
    const before = part === index.open ? parseCards((await reference.get()).data()) : {};
    const cards = { ...before, ...Object.fromEntries(added.map((card) => [card.id, card])) };
    summaries[part] = summarize(part, Object.values(cards), textVersion(partText(cards)));
    created.push({ path: reference.path, data: { cards } });
    created.push(...added.map((card) => ({ path: placeReference(documents, card.id).path, data: { part } })));
    taken = part === index.open ? index.taken + added.length : added.length;
    open = part;
  }
  await writeAll(store, created);
  await writeAll(store, [{ path: indexReference(documents).path, data: { open, taken, parts: summaries } }]);
  for (const file of [...[...parts.keys()].map(partFile), indexFile]) {
    await bucket.file(file).delete({ ignoreNotFound: true });
  }
};
