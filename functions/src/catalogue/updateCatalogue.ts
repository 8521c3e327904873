import { setTimeout as pause } from 'node:timers/promises';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type Row, rowOf } from '../../../src/domain/listings/card.ts';
import { isListed } from '../../../src/domain/listings/listing.ts';
import { partSize, summarize } from '../../../src/domain/search/catalogue.ts';
import { readListing } from '../readers/readListing.ts';
import {
  type IndexDocument,
  indexReference,
  parseCards,
  parseIndex,
  parsePlace,
  partReference,
  partText,
  placeReference,
  textVersion,
} from './catalogueDocuments.ts';

/** All changes write the index, so many at once need many attempts. */
const maxAttempts = 100;
const maxPauseMs = 250;

const givePlace = (index: IndexDocument) => {
  const isFull = index.taken >= partSize;
  const part = isFull ? index.open + 1 : index.open;
  return { part, open: part, taken: isFull ? 1 : index.taken + 1 };
};

const withCard = (cards: Record<string, Row>, id: string, card: Row | null) => {
  const { [id]: _, ...others } = cards;
  return card ? { ...others, [id]: card } : others;
};

const conflicts = [5, 6, 9, 10];
/** Another write changed the index first: not found, already exists, failed precondition, or aborted. */
const isConflict = (failure: unknown) =>
  typeof failure === 'object' &&
  failure !== null &&
  'code' in failure &&
  conflicts.includes(Number(failure.code));

/**
 * Makes one attempt. Reads the index together with the listing, and writes only if the index is unchanged. An
 * outdated listing therefore comes with an outdated index, which forces a retry.
 */
const attempt = async (documents: Firestore, id: string): Promise<number | null> => {
  const [listingSnapshot, placeSnapshot, indexSnapshot] = await documents.getAll(
    documents.collection('motorcycles').doc(id),
    placeReference(documents, id),
    indexReference(documents),
  );
  const listing = readListing(listingSnapshot);
  const card = listing && isListed(listing) ? rowOf({ ...listing, id }) : null;
  const place = parsePlace(placeSnapshot?.data());
  if (place === null && card === null) return null;

  const index = parseIndex(indexSnapshot?.data());
  const given = place === null ? givePlace(index) : { part: place, open: index.open, taken: index.taken };
  const reference = partReference(documents, given.part);
  const partSnapshot = await reference.get();
  const before = parseCards(partSnapshot.data());
  const cards = withCard(before, id, card);
  const text = partText(cards);
  if (place !== null && text === partText(before)) return given.part;

  const summary = summarize(given.part, Object.values(cards), textVersion(text));
  const batch = documents.batch();
  if (place === null) batch.create(placeReference(documents, id), { part: given.part });
  if (partSnapshot.exists) batch.update(reference, new FieldPath('cards', id), card ?? FieldValue.delete());
  else batch.create(reference, { cards });
  if (indexSnapshot?.updateTime) {
    const { open, taken } = given;
    const changes = { open, taken, [`parts.${given.part}`]: summary };
    batch.update(indexSnapshot.ref, changes, { lastUpdateTime: indexSnapshot.updateTime });
  } else {
    const { open, taken } = given;
    batch.create(indexReference(documents), { open, taken, parts: { [given.part]: summary } });
  }
  await batch.commit();
  return given.part;
};

/**
 * Writes a listing's current row to the catalogue, or removes it. No transaction: with locks, concurrent
 * writers would wait for each other; here one of them succeeds each round.
 * @returns its part; null if it was never listed
 */
export const updateCatalogue = async (documents: Firestore, id: string): Promise<number | null> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(documents, id);
    } catch (failure) {
      if (!isConflict(failure) || tries === maxAttempts) throw failure;
      await pause(Math.random() * Math.min(maxPauseMs, 10 * tries));
    }
  }
};
