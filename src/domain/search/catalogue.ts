import type { Card, Row } from '../listings/card.ts';

/**
 * The catalogue is kept in parts of a fixed size, so that one changed bike rewrites one part whatever
 * the number of bikes. A bike gets its part when it is first listed and stays there.
 */
export const partSize = 250;

/** What lies in the file of a part, newest first; browsers get it packed, see packedPart.ts. */
export type StoredPart = { cards: Row[] };

/** What is known of a part without opening it. */
export type PartSummary = {
  part: number;
  active: number;
  sold: number;
  /** The newest and the oldest created_at in it, in milliseconds. */
  newest: number;
  oldest: number;
  /** Changes with every change of the part. */
  version: string;
};

/** What lies at catalogueIndex: parts with the newest first. */
export type CatalogueIndex = { active: number; sold: number; parts: PartSummary[] };

/** How many bikes a part of the catalogue holds and from when they are (milliseconds since 1970); without any, `newest` is 0. */
export const summarize = (part: number, cards: readonly Card[], version: string): PartSummary => ({
  part,
  active: cards.filter((card) => card.status === 'active').length,
  sold: cards.filter((card) => card.status === 'sold').length,
  newest: cards.reduce((newest, card) => Math.max(newest, card.created_at), 0),
  oldest: cards.reduce((oldest, card) => Math.min(oldest, card.created_at), Number.MAX_SAFE_INTEGER),
  version,
});

/** The index of these parts: their sums, and the parts that hold a bike, newest first. */
export const indexOf = (parts: readonly PartSummary[]): CatalogueIndex => ({
  active: parts.reduce((sum, part) => sum + part.active, 0),
  sold: parts.reduce((sum, part) => sum + part.sold, 0),
  parts: parts.filter((part) => part.active + part.sold > 0).toSorted((a, b) => b.newest - a.newest),
});
