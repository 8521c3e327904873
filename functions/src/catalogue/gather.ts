import { setTimeout as pause } from 'node:timers/promises';
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { type Row, rowOf } from '../../../src/domain/listings/card.ts';
import { isListed } from '../../../src/domain/listings/listing.ts';
import { summarize } from '../../../src/domain/search/catalogue.ts';
import { buildSegment, changeSegment, type Segment, segmentOf } from '../../../src/domain/search/segment.ts';
import type { Site } from '../platform/site.ts';
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
  type SegmentSummary,
  textVersion,
} from './catalogueDocuments.ts';
import {
  type Change,
  maxSegments,
  type PlacedChange,
  partsIn,
  placeChanges,
  sourceVersion,
  staleSegments,
} from './gather.plan.ts';
import { isConflict, type Lease, prolong, returnLease, takeLease } from './lease.ts';
import { decodeSegment, descriptionsReference, encodeSegment, segmentReference } from './segmentDocuments.ts';
import { writeCatalogueFiles } from './writeCatalogueFiles.ts';

// catalogue_changes/{listing} { at, home? }: written by a trigger, deleted once the catalogue has the change.
const changesOf = (documents: Firestore) => documents.collection('catalogue_changes');

export const maxChanges = 100;
/** Firestore sustains about one write a second per document. */
const roundMs = 1_000;
/** Milliseconds after which an instance stops; other instances continue. */
const maxGatherMs = 60_000;

/** @param home whether the home page may show the change */
export const noteChange = async (documents: Firestore, id: string, home: boolean): Promise<void> => {
  const at = FieldValue.serverTimestamp();
  await changesOf(documents)
    .doc(id)
    .set(home ? { at, home } : { at }, { merge: true });
};

/** Returns whether this listing's change is not in the catalogue yet. */
export const isWaiting = async (documents: Firestore, id: string): Promise<boolean> =>
  (await changesOf(documents).doc(id).get()).exists;

export const isAnyWaiting = async (documents: Firestore): Promise<boolean> =>
  !(await changesOf(documents).limit(1).get()).empty;

const rowIn = (snapshot: DocumentSnapshot | undefined, id: string): Row | null => {
  const listing = snapshot && readListing(snapshot);
  return listing && isListed(listing) ? rowOf({ ...listing, id }) : null;
};

const readChanges = async (documents: Firestore, ids: readonly string[]): Promise<Change[]> => {
  if (ids.length === 0) return [];
  const snapshots = await documents.getAll(
    ...ids.map((id) => documents.collection('motorcycles').doc(id)),
    ...ids.map((id) => placeReference(documents, id)),
  );
  return ids.map((id, n) => ({
    id,
    row: rowIn(snapshots[n], id),
    part: parsePlace(snapshots[ids.length + n]?.data()),
  }));
};

type Parts = Map<number, Record<string, Row>>;

const readParts = async (documents: Firestore, numbers: readonly number[]): Promise<Parts> => {
  const unique = [...new Set(numbers)];
  if (unique.length === 0) return new Map();
  const snapshots = await documents.getAll(...unique.map((part) => partReference(documents, part)));
  return new Map(unique.map((part, n) => [part, parseCards(snapshots[n]?.data())]));
};

const changedCards = (cards: Record<string, Row>, changes: readonly PlacedChange[]) => {
  const changed = { ...cards };
  for (const { id, row } of changes)
    if (row) changed[id] = row;
    else delete changed[id];
  return changed;
};

/** Returns whether a segment's documents match the versions in the index. */
const isNamed = (
  summary: SegmentSummary | undefined,
  cards: DocumentSnapshot | undefined,
  descriptions: DocumentSnapshot | undefined,
): boolean =>
  summary !== undefined &&
  cards?.get('version') === summary.version &&
  descriptions?.get('version') === summary.descriptions;

/** Returns a stored segment, or rebuilds it from its parts if it is missing, stale or damaged. */
const readSegment = async (
  documents: Firestore,
  { parts, segments }: IndexDocument,
  segment: number,
): Promise<Segment> => {
  const summary = segments[segment];
  if (summary?.of === sourceVersion(parts, segment)) {
    const [cards, descriptions] = await documents.getAll(
      segmentReference(documents, segment),
      descriptionsReference(documents, segment),
    );
    if (isNamed(summary, cards, descriptions)) return decodeSegment(cards?.data(), descriptions?.data());
  }
  const own = await readParts(
    documents,
    partsIn(parts, segment).map(({ part }) => part),
  );
  return buildSegment([...own.values()].flatMap((cards) => Object.values(cards)));
};

/** Returns segments whose documents do not match the index, as after a partial restore. */
const damagedSegments = async (documents: Firestore, { segments }: IndexDocument): Promise<number[]> => {
  const numbers = Object.keys(segments).map(Number);
  if (numbers.length === 0) return [];
  const snapshots = await documents.getAll(
    ...numbers.map((segment) => segmentReference(documents, segment)),
    ...numbers.map((segment) => descriptionsReference(documents, segment)),
    { fieldMask: ['version'] },
  );
  return numbers.filter(
    (segment, n) => !isNamed(segments[segment], snapshots[n], snapshots[numbers.length + n]),
  );
};

/** `writtenAt`: undefined if there is no index yet. */
type SeenIndex = { index: IndexDocument; writtenAt: Timestamp | undefined };

const readIndex = async (documents: Firestore): Promise<SeenIndex> => {
  const snapshot = await indexReference(documents).get();
  return { index: parseIndex(snapshot.data()), writtenAt: snapshot.updateTime };
};

/**
 * Commits changes to the catalogue: parts, index and segments together.
 * @returns `parts`: numbers of the changed parts; null if nothing was committed. `left`: changes for the next
 * round
 */
const commitRound = async (
  documents: Firestore,
  lease: Lease,
  { index, writtenAt }: SeenIndex,
  changes: readonly Change[],
  damaged: readonly number[] = [],
): Promise<{ parts: number[] | null; left: string[] }> => {
  const { open, taken, placed, left } = placeChanges(index, changes);
  const byPart = Map.groupBy(placed, ({ part }) => part);
  const before = await readParts(documents, [...byPart.keys()]);
  const batch = documents.batch();
  prolong(documents, lease, batch);
  const parts = { ...index.parts };
  for (const [part, own] of byPart) {
    const cards = changedCards(before.get(part) ?? {}, own);
    parts[part] = summarize(part, Object.values(cards), textVersion(partText(cards)));
    const reference = partReference(documents, part);
    for (const { id, isNew } of own) if (isNew) batch.set(placeReference(documents, id), { part });
    if (!index.parts[part]) batch.set(reference, { cards });
    else
      for (const { id, row } of own)
        batch.update(reference, new FieldPath('cards', id), row ?? FieldValue.delete());
  }
  const touched = new Set([...byPart.keys()].map(segmentOf));
  for (const segment of [...staleSegments(index), ...damaged])
    if (touched.size < maxSegments) touched.add(segment);
  const segments = { ...index.segments };
  for (const segment of touched) {
    const rows = await readSegment(documents, index, segment);
    changeSegment(
      rows,
      placed
        .filter(({ part }) => segmentOf(part) === segment)
        .map(({ id, part, row }) => ({ id, before: before.get(part)?.[id] ?? null, after: row })),
    );
    const { version, descriptions, cards, words } = await encodeSegment(rows);
    segments[segment] = { version, descriptions, of: sourceVersion(parts, segment) };
    batch.set(segmentReference(documents, segment), { version, descriptions, cards });
    batch.set(descriptionsReference(documents, segment), { version: descriptions, words });
  }
  if (placed.length === 0 && touched.size === 0) return { parts: null, left };
  const written = { open, taken, parts, segments };
  // Instances of earlier releases ignore the lease: fail if one has written the index.
  if (writtenAt) batch.update(indexReference(documents), written, { lastUpdateTime: writtenAt });
  else batch.create(indexReference(documents), written);
  const [first] = await batch.commit();
  if (first) lease.seenAt = first.writeTime;
  return { parts: [...byPart.keys()], left };
};

type Round = {
  taken: readonly QueryDocumentSnapshot[];
  parts: number[] | null;
  hasMore: boolean;
};

/** Commits one round. Returns null if another instance has the lease, or wrote the index. */
const playRound = async (documents: Firestore, lease: Lease): Promise<Round | null> => {
  const [seen, waiting] = await Promise.all([
    readIndex(documents),
    changesOf(documents).orderBy('at').limit(maxChanges).get(),
  ]);
  // The listings are read after their notes: a later change writes a new note.
  const changes = await readChanges(
    documents,
    waiting.docs.map(({ id }) => id),
  );
  let committed: Awaited<ReturnType<typeof commitRound>>;
  try {
    committed = await commitRound(documents, lease, seen, changes);
  } catch (failure) {
    if (isConflict(failure)) return null;
    throw failure;
  }
  const { parts, left } = committed;
  const taken = waiting.docs.filter(({ id }) => !left.includes(id));
  const isStale = staleSegments(seen.index).length > maxSegments;
  return { taken, parts, hasMore: taken.length < waiting.size || waiting.size === maxChanges || isStale };
};

/** Deletes the notes that were not renewed since they were read. */
const removeNotes = async (notes: readonly QueryDocumentSnapshot[]): Promise<void> => {
  await Promise.all(
    notes.map(async ({ ref, updateTime }) => {
      try {
        await ref.delete({ lastUpdateTime: updateTime });
      } catch (failure) {
        if (!isConflict(failure)) throw failure;
      }
    }),
  );
};

/**
 * Writes all noted changes to the catalogue in rounds, unless another instance does. Stops after a minute.
 * @param refreshHome called after a round with changes that home may show
 */
export const gatherChanges = async (site: Site, refreshHome: () => Promise<unknown>): Promise<void> => {
  const { documents } = site;
  const lease = await takeLease(documents);
  if (!lease) return;
  const end = Date.now() + maxGatherMs;
  try {
    for (;;) {
      const start = Date.now();
      const round = await playRound(documents, lease);
      if (!round) return;
      const { taken, parts, hasMore } = round;
      if (parts) await writeCatalogueFiles(site, parts);
      if (taken.some((note) => note.get('home') === true)) await refreshHome();
      await removeNotes(taken);
      if (taken.length === 0 && !hasMore) return;
      if (Date.now() > end) return;
      if (hasMore) await pause(Math.max(0, start + roundMs - Date.now()));
    }
  } finally {
    await returnLease(documents, lease);
  }
};

const mendTimeoutMs = 60_000;
const pollMs = 200;

/**
 * Rebuilds missing, stale or damaged segments; waits while another instance does.
 * @throws if some are left after a minute
 */
export const mendSegments = async ({ documents }: Site): Promise<void> => {
  const end = Date.now() + mendTimeoutMs;
  for (;;) {
    const { index } = await readIndex(documents);
    const damaged = await damagedSegments(documents, index);
    if (staleSegments(index).length + damaged.length === 0) return;
    if (Date.now() > end) throw new Error('segments of the catalogue are stale');
    const lease = await takeLease(documents);
    if (!lease) {
      await pause(pollMs);
      continue;
    }
    try {
      await commitRound(documents, lease, await readIndex(documents), [], damaged);
    } catch (failure) {
      if (!isConflict(failure)) throw failure;
    } finally {
      await returnLease(documents, lease);
    }
  }
};
