import type { Mention } from './readBike.ts';
import type { AskedPrice } from './readPrice.ts';
import { before, stop } from './wordsOfText.ts';

/** Said before a bike that is not for sale: one to swap for, one that the seller buys, a part of one. */
const isOther =
  /(?:^| )(?:giao luu|gl|(?<!cap )doi|doi lay|lay|bu|len|mua|tim mua|can mua|hon|nhu|giong|kieu|do|chan|phuoc|po|mam|dia|ao|swap|swap for|trade|to|like|than|not|or a|bought|buying|want|trade for)(?: [a-z]+)?$/;
const counted =
  /(?:^| )(?:ban|ve|ly|sang|pass|selling|sell|sale|nhuong|cap doi) (?:[a-z]+ )?(?:[2-9]|hai|ba|bon|vai|two|three|four|both|several) (?:xe|chiec|con|em|be|bikes?|motorbikes?|motorcycles|scooters?|honda|yamaha|suzuki|vespa)(?= |$)/;
const yearsIn = (words: readonly string[]) => words.filter((word) => /^(?:19[5-9]|20\d)\d$/.test(word));

/**
 * Whether a text offers more than one bike: two bikes each with a price of its own, or as many as it counts, of
 * different years or at different prices.
 */
export const offersSeveral = (
  words: readonly string[],
  mentions: readonly Mention[],
  prices: readonly AskedPrice[],
): boolean => {
  const bikes = mentions.filter(({ family, weight }) => family !== '' && weight >= 2);
  const priced = bikes.filter(({ place }, index) => {
    const end = bikes[index + 1]?.place ?? words.length;
    return (
      !isOther.test(before(words, place, 3)) &&
      prices.some((price) => price.place > place && price.place < end)
    );
  });
  if (new Set(priced.map(({ family }) => family)).size > 1) return true;
  const text = words.map((word) => (word === stop ? ' ' : word)).join(' ');
  const values = new Set(prices.map(({ value }) => value));
  return counted.test(text) && (values.size > 1 || new Set(yearsIn(words)).size > 1);
};
