import type { Firestore } from 'firebase-admin/firestore';
import { indexOf } from '../../../src/domain/search/catalogue.ts';
import type { Site } from '../platform/site.ts';
import { untilStable } from '../platform/untilStable.ts';
import { versionOf } from '../readers/readListing.ts';
import {
  indexReference,
  parseCards,
  parseIndex,
  partReference,
  partText,
  type SegmentSummary,
  textVersion,
} from './catalogueDocuments.ts';

export const partFile = (part: number) => `catalogue/${part}.json`;
export const indexFile = 'catalogue/index.json';
/** Versions of the segments, read by functions only. */
export const segmentsFile = 'catalogue/segments.json';
const json = 'application/json; charset=utf-8';

export type ListedSegment = Pick<SegmentSummary, 'version' | 'descriptions'> & { segment: number };

export const segmentsText = (segments: Readonly<Record<string, SegmentSummary>>): string =>
  JSON.stringify(
    Object.entries(segments).map(
      ([segment, { version, descriptions }]): ListedSegment => ({
        segment: Number(segment),
        version,
        descriptions,
      }),
    ),
  );

type Texts = { parts: ReadonlyMap<number, string>; index: string; segments: string };

const read = async (documents: Firestore, parts: readonly number[]) => {
  const snapshots = await documents.getAll(
    ...parts.map((part) => partReference(documents, part)),
    indexReference(documents),
  );
  const index = parseIndex(snapshots.at(-1)?.data());
  const texts = parts.flatMap((part, n): [number, string][] => {
    const snapshot = snapshots[n];
    return snapshot?.exists ? [[part, partText(parseCards(snapshot.data()))]] : [];
  });
  return {
    version: snapshots.map(versionOf).join(' '),
    state: {
      parts: new Map(texts),
      index: JSON.stringify(indexOf(Object.values(index.parts))),
      segments: segmentsText(index.segments),
    },
  };
};

/** Writes the parts' files first, since the index names their versions. */
export const writeCatalogueFiles = (site: Site, parts: readonly number[]): Promise<Texts> =>
  untilStable(
    () => read(site.documents, parts),
    async (texts) => {
      const write = (file: string, text: string) => site.files.write(file, text, json, textVersion(text));
      await Promise.all([...texts.parts].map(([part, text]) => write(partFile(part), text)));
      await Promise.all([write(indexFile, texts.index), write(segmentsFile, texts.segments)]);
      return texts;
    },
  );
