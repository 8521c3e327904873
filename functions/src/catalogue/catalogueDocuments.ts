import { createHash } from 'node:crypto';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { newestFirst, type Row } from '../../../src/domain/listings/card.ts';
import {
  type CatalogueIndex,
  indexOf,
  type PartSummary,
  type StoredPart,
} from '../../../src/domain/search/catalogue.ts';
import type { Seen } from '../platform/untilStable.ts';
import { versionOf } from '../readers/readListing.ts';

/*
 * catalogue/index { open, taken, parts: { n: PartSummary }, segments: { n: SegmentSummary } }
 * catalogue/{n} { cards: { listing: Row } }
 * catalogue_places/{listing} { part } assigned once
 */
const Summary = z.object({
  part: z.int(),
  active: z.int(),
  sold: z.int(),
  newest: z.number(),
  oldest: z.number(),
  version: z.string(),
});
/** `of`: version of the catalogue parts that the segment was built from. */
const SegmentSummary = z.object({ version: z.string(), descriptions: z.string(), of: z.string() });
export type SegmentSummary = z.infer<typeof SegmentSummary>;
const IndexDocument = z.object({
  /** Number of the part that new bikes are added to. `taken`: number of bikes assigned to it. */
  open: z.int(),
  taken: z.int(),
  parts: z.record(z.string(), Summary),
  /** Missing in documents that earlier releases wrote. */
  segments: z.optional(z.record(z.string(), SegmentSummary)),
});
export type IndexDocument = {
  open: number;
  taken: number;
  parts: Record<string, PartSummary>;
  segments: Record<string, SegmentSummary>;
};
const PlaceDocument = z.object({ part: z.int() });
/** Cards are not parsed: only this code writes them. */
const PartDocument = z.object({ cards: z.record(z.string(), z.custom<Row>()) });

export const indexReference = (documents: Firestore) => documents.doc('catalogue/index');
export const partReference = (documents: Firestore, part: number) => documents.doc(`catalogue/${part}`);
export const placeReference = (documents: Firestore, id: string) =>
  documents.collection('catalogue_places').doc(id);

/** Returns an empty index before the first listing. @throws if the document has another shape */
export const parseIndex = (data: DocumentData | undefined): IndexDocument => {
  const { segments = {}, ...index } = data ? IndexDocument.parse(data) : { open: 0, taken: 0, parts: {} };
  return { ...index, segments };
};
/**
 * Returns null if the bike was never listed.
 * @throws if the document has another shape
 */
export const parsePlace = (data: DocumentData | undefined): number | null =>
  data ? PlaceDocument.parse(data).part : null;
/**
 * Parses the rows of a part, by bike id.
 * @throws if the document has another shape
 */
export const parseCards = (data: DocumentData | undefined): Record<string, Row> =>
  data ? PartDocument.parse(data).cards : {};

/** Returns the content of a part's file, newest bike first. Deterministic. */
export const partText = (cards: Readonly<Record<string, Row>>): string => {
  const part: StoredPart = { cards: Object.values(cards).toSorted(newestFirst) };
  return JSON.stringify(part);
};

export const textVersion = (text: string | Buffer) =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

export const readIndex = async (documents: Firestore): Promise<Seen<CatalogueIndex>> => {
  const snapshot = await indexReference(documents).get();
  return {
    version: versionOf(snapshot),
    state: indexOf(Object.values(parseIndex(snapshot.data()).parts)),
  };
};
