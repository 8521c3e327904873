import type { Card, Row } from '../listings/card.ts';
import { newestFirst } from '../listings/card.ts';
import { type PackedPart, packPart, unpackPart } from './packedPart.ts';

/**
 * Number of catalogue parts per segment. A segment holds all that a search needs: cards and descriptions'
 * words. Only functions read segments.
 */
export const partsPerSegment = 10;

export const segmentOf = (part: number): number => Math.floor(part / partsPerSegment);

export type SearchCard = Card & Pick<Row, 'seller'>;

/** Number of a bike in its segment, reused after the bike is unlisted. */
type Ordinal = number;
export type Segment = {
  bikes: Map<string, { ordinal: Ordinal; card: SearchCard }>;
  /** Ascending ordinals of the bikes whose description contains a word. */
  words: Map<string, Ordinal[]>;
};

export const emptySegment = (): Segment => ({ bikes: new Map(), words: new Map() });

/** Bike before and after a change; null while it is not listed. */
export type SegmentChange = { id: string; before: Row | null; after: Row | null };

const wordsIn = (row: Row | null): string[] => row?.words.split(' ').filter(Boolean) ?? [];

const addOrdinal = (ordinals: Ordinal[], ordinal: Ordinal): Ordinal[] => {
  const isLast = ordinal > (ordinals.at(-1) ?? -1);
  if (isLast || !ordinals.includes(ordinal)) ordinals.push(ordinal);
  if (!isLast) ordinals.sort((a, b) => a - b);
  return ordinals;
};

/** Applies changes to the segment. `before` must be the `after` of the bike's last change. */
export const changeSegment = ({ bikes, words }: Segment, changes: readonly SegmentChange[]): void => {
  const taken = new Set([...bikes.values()].map(({ ordinal }) => ordinal));
  let free = 0;
  const firstFree = (): Ordinal => {
    while (taken.has(free)) free += 1;
    return free;
  };
  for (const { id, before, after } of changes) {
    const ordinal = bikes.get(id)?.ordinal ?? firstFree();
    const [earlier, later] = [new Set(wordsIn(before)), new Set(wordsIn(after))];
    for (const word of earlier) {
      if (later.has(word)) continue;
      const others = (words.get(word) ?? []).filter((one) => one !== ordinal);
      if (others.length > 0) words.set(word, others);
      else words.delete(word);
    }
    for (const word of later)
      if (!earlier.has(word)) words.set(word, addOrdinal(words.get(word) ?? [], ordinal));
    if (after) {
      const { words: _, ...card } = after;
      bikes.set(id, { ordinal, card });
      taken.add(ordinal);
    } else {
      bikes.delete(id);
      taken.delete(ordinal);
      free = Math.min(free, ordinal);
    }
  }
};

export const buildSegment = (rows: readonly Row[]): Segment => {
  const segment = emptySegment();
  changeSegment(
    segment,
    rows.map((after) => ({ id: after.id, before: null, after })),
  );
  return segment;
};

/** Cards of a segment as columns, newest first. */
export type PackedSegment = PackedPart & {
  ordinals: Ordinal[];
  /** `of`: each bike's index into `ids`; -1 for a sold bike. */
  sellers: { ids: string[]; of: number[] };
};

export const packSegment = ({ bikes }: Segment): PackedSegment => {
  const entries = [...bikes.values()].toSorted((a, b) => newestFirst(a.card, b.card));
  const ids = [...new Set(entries.flatMap(({ card }) => card.seller ?? []))];
  const indices = new Map(ids.map((id, index) => [id, index]));
  return {
    ...packPart(entries.map(({ card }) => card)),
    ordinals: entries.map(({ ordinal }) => ordinal),
    sellers: { ids, of: entries.map(({ card }) => indices.get(card.seller ?? '') ?? -1) },
  };
};

export const unpackSegment = (packed: PackedSegment): Segment['bikes'] =>
  new Map(
    unpackPart(packed).map((card, index) => {
      const seller = packed.sellers.ids[packed.sellers.of[index] ?? -1];
      const ordinal = packed.ordinals[index] as Ordinal;
      return [card.id, { ordinal, card: seller === undefined ? card : { ...card, seller } }];
    }),
  );

/** Sorted words. `steps`: for each word, the differences between successive ordinals. */
export type PackedDescriptions = { words: string[]; steps: number[][] };

export const packDescriptions = (words: Segment['words']): PackedDescriptions => {
  const sorted = [...words.keys()].sort();
  return {
    words: sorted,
    steps: sorted.map((word) => {
      const ordinals = words.get(word) ?? [];
      return ordinals.map((ordinal, index) => ordinal - (ordinals[index - 1] ?? 0));
    }),
  };
};

export type Descriptions = { words: readonly string[]; ordinals: readonly Uint16Array[] };

export const unpackDescriptions = ({ words, steps }: PackedDescriptions): Descriptions => ({
  words,
  ordinals: steps.map((own) => {
    let ordinal = 0;
    return Uint16Array.from(own, (step) => {
      ordinal += step;
      return ordinal;
    });
  }),
});

export const wordsOfDescriptions = ({ words, ordinals }: Descriptions): Segment['words'] =>
  new Map(words.map((word, index) => [word, [...(ordinals[index] ?? [])]]));
