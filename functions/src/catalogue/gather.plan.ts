import type { Row } from '../../../src/domain/listings/card.ts';
import { type PartSummary, partSize } from '../../../src/domain/search/catalogue.ts';
import { partsPerSegment, segmentOf } from '../../../src/domain/search/segment.ts';
import { type IndexDocument, textVersion } from './catalogueDocuments.ts';

/** Limit of segments per commit, whose maximum size is 10 MiB. */
export const maxSegments = 4;

/** `part`: catalogue part of the listing; null if it was never listed. `row`: null while it is not listed. */
export type Change = { id: string; part: number | null; row: Row | null };
export type PlacedChange = { id: string; part: number; isNew: boolean; row: Row | null };

/**
 * Assigns newly listed bikes to part `open`. Ignores changes of bikes that were never listed.
 * @returns `left`: changes beyond one commit's limit, for the next round
 */
export const placeChanges = (
  { open, taken }: Pick<IndexDocument, 'open' | 'taken'>,
  changes: readonly Change[],
): { open: number; taken: number; placed: PlacedChange[]; left: string[] } => {
  const placed: PlacedChange[] = [];
  const left: string[] = [];
  const segments = new Set<number>();
  for (const { id, part, row } of changes) {
    if (part === null && row === null) continue;
    const isFull = taken >= partSize;
    const given = part ?? (isFull ? open + 1 : open);
    if (!segments.has(segmentOf(given)) && segments.size === maxSegments) {
      left.push(id);
      continue;
    }
    segments.add(segmentOf(given));
    if (part === null) {
      taken = isFull ? 1 : taken + 1;
      open = given;
    }
    placed.push({ id, part: given, isNew: part === null, row });
  }
  return { open, taken, placed, left };
};

export const partsIn = (parts: Readonly<Record<string, PartSummary>>, segment: number): PartSummary[] =>
  Array.from({ length: partsPerSegment }, (_, n) => parts[segment * partsPerSegment + n]).filter(
    (part) => part !== undefined,
  );

/** Returns a hash that changes with any of the segment's catalogue parts. */
export const sourceVersion = (parts: Readonly<Record<string, PartSummary>>, segment: number): string =>
  textVersion(
    partsIn(parts, segment)
      .map(({ part, version }) => `${part} ${version}`)
      .join(),
  );

/** Returns segments that are missing, or do not match the versions of their parts. */
export const staleSegments = ({ parts, segments }: Pick<IndexDocument, 'parts' | 'segments'>): number[] =>
  [...new Set(Object.values(parts).map(({ part }) => segmentOf(part)))]
    .filter((segment) => segments[segment]?.of !== sourceVersion(parts, segment))
    .toSorted((a, b) => a - b);
