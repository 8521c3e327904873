import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import {
  type Descriptions,
  type PackedDescriptions,
  type PackedSegment,
  packDescriptions,
  packSegment,
  type Segment,
  unpackDescriptions,
  unpackSegment,
  wordsOfDescriptions,
} from '../../../src/domain/search/segment.ts';
import { textVersion } from './catalogueDocuments.ts';

/*
 * catalogue_segments/{n} { version, descriptions, cards }: cards of ten parts, and their descriptions' version.
 * catalogue_descriptions/{n} { version, words }: the cards that contain each word.
 * Both hold compressed JSON and are committed with the parts.
 */
const bytes = z.custom<Buffer>((value) => value instanceof Uint8Array);
const SegmentDocument = z.object({ version: z.string(), descriptions: z.string(), cards: bytes });
const DescriptionsDocument = z.object({ version: z.string(), words: bytes });

export const segmentReference = (documents: Firestore, segment: number) =>
  documents.doc(`catalogue_segments/${segment}`);
export const descriptionsReference = (documents: Firestore, segment: number) =>
  documents.doc(`catalogue_descriptions/${segment}`);

/** Firestore's limit for a document is 1 MiB. */
const maxBytes = 1_000_000;

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = (value: unknown): Promise<Buffer> =>
  promisify(brotliCompress)(Buffer.from(JSON.stringify(value)), quality);
const decompress = async <T>(packed: Uint8Array): Promise<T> =>
  // Not validated: only our own code writes these documents.
  JSON.parse((await promisify(brotliDecompress)(packed)).toString()) as T;

/** Compresses the words of descriptions. Drops the rarest words if the result exceeds `limit` bytes. */
const compressWords = async (words: Segment['words'], limit: number, minBikes = 1): Promise<Buffer> => {
  const shared = new Map([...words].filter(([, bikes]) => bikes.length >= minBikes));
  const packed = await compress(packDescriptions(shared));
  if (packed.length <= limit || shared.size === 0) return packed;
  logger.error('descriptions outgrow a document: rare words are not found', { minBikes: minBikes + 1 });
  return compressWords(words, limit, minBikes + 1);
};

export type StoredSegment = { version: string; descriptions: string };
type Encoded = StoredSegment & { cards: Buffer; words: Buffer };

/** Encodes a segment. Deterministic. @param limit bytes for descriptions */
export const encodeSegment = async (segment: Segment, limit = maxBytes): Promise<Encoded> => {
  const [cards, words] = await Promise.all([
    compress(packSegment(segment)),
    compressWords(segment.words, limit),
  ]);
  const descriptions = textVersion(words);
  return { version: textVersion(Buffer.concat([cards, words])), descriptions, cards, words };
};

/** @throws if the document has another shape */
export const decodeCards = async (
  data: DocumentData | undefined,
): Promise<StoredSegment & Pick<Segment, 'bikes'>> => {
  const { cards, ...stored } = SegmentDocument.parse(data);
  return { ...stored, bikes: unpackSegment(await decompress<PackedSegment>(cards)) };
};

/** @throws if the document has another shape */
export const decodeDescriptions = async (
  data: DocumentData | undefined,
): Promise<{ version: string; descriptions: Descriptions }> => {
  const { version, words } = DescriptionsDocument.parse(data);
  return { version, descriptions: unpackDescriptions(await decompress<PackedDescriptions>(words)) };
};

export const decodeSegment = async (
  cards: DocumentData | undefined,
  descriptions: DocumentData | undefined,
): Promise<Segment> => ({
  bikes: (await decodeCards(cards)).bikes,
  words: wordsOfDescriptions((await decodeDescriptions(descriptions)).descriptions),
});
