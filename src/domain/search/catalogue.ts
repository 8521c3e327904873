import type { Card, Row } from '../listings/card.ts';

/**
 * Number of bikes in a part of the catalogue. A bike stays in its part, so a change rewrites only one file.
 */
export const partSize = 250;

/** File of a catalogue part: cards, newest first. Browsers get them packed (packedPart.ts). */
export type StoredPart = { cards: Row[] };

/** Summary of a part, from which searches choose the parts to load. */
export type PartSummary = {
  part: number;
  active: number;
  sold: number;
  /** Latest `created_at` of the part, in milliseconds. */
  newest: number;
  oldest: number;
  /** Changes whenever the part changes. */
  version: string;
};

export type CatalogueIndex = { active: number; sold: number; parts: PartSummary[] };

/** `newest` is 0 for an empty part. */
export const summarize = (part: number, cards: readonly Card[], version: string): PartSummary => ({
  part,
  active: cards.filter((card) => card.status === 'active').length,
  sold: cards.filter((card) => card.status === 'sold').length,
  newest: cards.reduce((newest, card) => Math.max(newest, card.created_at), 0),
  oldest: cards.reduce((oldest, card) => Math.min(oldest, card.created_at), Number.MAX_SAFE_INTEGER),
  version,
});

export const indexOf = (parts: readonly PartSummary[]): CatalogueIndex => ({
  active: parts.reduce((sum, part) => sum + part.active, 0),
  sold: parts.reduce((sum, part) => sum + part.sold, 0),
  parts: parts.filter((part) => part.active + part.sold > 0).toSorted((a, b) => b.newest - a.newest),
});
