import type { SearchTerms } from '../glossary/glossary.ts';
import { forSaleFirst } from '../listings/card.ts';
import { type BikeIndex, indexSorted } from './bikeIndex.ts';
import { buildGroupedIndex } from './groupedText.ts';
import type { Descriptions, SearchCard, Segment } from './segment.ts';
import { firstFrom, setBit, type WordLookup } from './textIndex.ts';

/**
 * The first search for words calls `descriptions`. If the call returns undefined, descriptions are not
 * searched.
 */
export type LoadedSegment = { bikes: Segment['bikes']; descriptions: () => Descriptions | undefined };

const lookUpDescriptions = (
  parts: readonly { descriptions: Descriptions; indices: Int32Array }[],
): WordLookup => {
  const add = (indices: Int32Array, ordinals: Uint16Array | undefined, bits: Uint32Array) => {
    for (const ordinal of ordinals ?? []) {
      const index = indices[ordinal] as number;
      if (index >= 0) setBit(bits, index);
    }
  };
  return {
    hasWord: (word) => parts.some(({ descriptions: { words } }) => words[firstFrom(words, word)] === word),
    addWord: (word, bits) => {
      for (const { descriptions, indices } of parts) {
        const wordIndex = firstFrom(descriptions.words, word);
        if (descriptions.words[wordIndex] === word) add(indices, descriptions.ordinals[wordIndex], bits);
      }
    },
    addBeginning: (beginning, bits) => {
      for (const { descriptions, indices } of parts) {
        const { words, ordinals } = descriptions;
        for (
          let wordIndex = firstFrom(words, beginning);
          words[wordIndex]?.startsWith(beginning);
          wordIndex += 1
        )
          add(indices, ordinals[wordIndex], bits);
      }
    },
  };
};

/**
 * Builds one index over all segments, with the same results as `buildBikeIndex`.
 * @param parts parts of a bike's searchable text, except its description; equal parts are indexed once
 * @param terms synonyms
 */
export const openSegments = (
  segments: readonly LoadedSegment[],
  parts: readonly { keyOf: (card: SearchCard) => string; wordsOf: (card: SearchCard) => string }[],
  terms?: SearchTerms,
): BikeIndex => {
  // Later segments are newer, and each is sorted: sorting an almost sorted list is five times as fast.
  const entries = segments
    .flatMap(({ bikes }, segment) =>
      [...bikes.values()].map(({ ordinal, card }) => ({ segment, ordinal, card })).reverse(),
    )
    .reverse();
  const isSold = ({ card }: (typeof entries)[number]) => card.status === 'sold';
  const sorted = [...entries.filter((one) => !isSold(one)), ...entries.filter(isSold)].sort((a, b) =>
    forSaleFirst(a.card, b.card),
  );
  const cards = sorted.map(({ card }) => card);
  const nameOf = ({ make, model }: SearchCard) => `${make} ${model}`;
  /** Bikes' indices in `cards` by ordinal, for each segment; -1 if unused. */
  const indicesByOrdinal = (): Int32Array[] => {
    const indices = segments.map(({ bikes }) => {
      const maxOrdinal = [...bikes.values()].reduce((max, { ordinal }) => Math.max(max, ordinal), -1);
      return new Int32Array(maxOrdinal + 1).fill(-1);
    });
    for (const [index, { segment, ordinal }] of sorted.entries())
      (indices[segment] as Int32Array)[ordinal] = index;
    return indices;
  };
  return indexSorted(
    cards,
    () => {
      const indices = indicesByOrdinal();
      return {
        title: buildGroupedIndex(cards, [{ keyOf: nameOf, wordsOf: nameOf }], true),
        facts: buildGroupedIndex(cards, parts),
        description: lookUpDescriptions(
          segments.flatMap((one, segment) => {
            const descriptions = one.descriptions();
            return descriptions ? [{ descriptions, indices: indices[segment] as Int32Array }] : [];
          }),
        ),
      };
    },
    terms,
  );
};
