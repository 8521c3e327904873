import type { SearchTerms } from '../glossary/glossary.ts';
import { forSaleFirst } from '../listings/card.ts';
import { type BikeIndex, indexSorted } from './bikeIndex.ts';
import { buildGroupedIndex } from './groupedText.ts';
import type { Descriptions, SearchCard, Segment } from './segment.ts';
import { firstFrom, setBit, type WordLookup } from './textIndex.ts';

/** `descriptions` is called by the first search for words. If undefined, searches ignore descriptions. */
export type LoadedSegment = { bikes: Segment['bikes']; descriptions: () => Descriptions | undefined };

/** Combines the descriptions of all segments into one lookup. */
const lookUpDescriptions = (
  parts: readonly { descriptions: Descriptions; places: Int32Array }[],
): WordLookup => {
  const add = (places: Int32Array, ordinals: Uint16Array | undefined, bits: Uint32Array) => {
    for (const ordinal of ordinals ?? []) {
      const place = places[ordinal] as number;
      if (place >= 0) setBit(bits, place);
    }
  };
  return {
    hasWord: (word) => parts.some(({ descriptions: { words } }) => words[firstFrom(words, word)] === word),
    addWord: (word, bits) => {
      for (const { descriptions, places } of parts) {
        const at = firstFrom(descriptions.words, word);
        if (descriptions.words[at] === word) add(places, descriptions.ordinals[at], bits);
      }
    },
    addBeginning: (beginning, bits) => {
      for (const { descriptions, places } of parts) {
        const { words, ordinals } = descriptions;
        for (let at = firstFrom(words, beginning); words[at]?.startsWith(beginning); at += 1)
          add(places, ordinals[at], bits);
      }
    },
  };
};

/**
 * Builds one index over the bikes of all segments. It answers like `buildBikeIndex` over the same bikes.
 * @param parts searchable words of a bike without its description, in parts that many bikes share
 * @param terms synonyms of searched words
 */
export const openSegments = (
  segments: readonly LoadedSegment[],
  parts: readonly { keyOf: (card: SearchCard) => string; wordsOf: (card: SearchCard) => string }[],
  terms?: SearchTerms,
): BikeIndex => {
  // Later segments hold newer bikes, and each is sorted. Sorting an almost sorted list takes a fifth of the time.
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
  const placesIn = (): Int32Array[] => {
    const places = segments.map(({ bikes }) => {
      const most = [...bikes.values()].reduce((max, { ordinal }) => Math.max(max, ordinal), -1);
      return new Int32Array(most + 1).fill(-1);
    });
    for (const [place, { segment, ordinal }] of sorted.entries())
      (places[segment] as Int32Array)[ordinal] = place;
    return places;
  };
  return indexSorted(
    cards,
    () => {
      const places = placesIn();
      return {
        title: buildGroupedIndex(cards, [{ keyOf: nameOf, wordsOf: nameOf }], true),
        facts: buildGroupedIndex(cards, parts),
        description: lookUpDescriptions(
          segments.flatMap((one, segment) => {
            const descriptions = one.descriptions();
            return descriptions ? [{ descriptions, places: places[segment] as Int32Array }] : [];
          }),
        ),
      };
    },
    terms,
  );
};
