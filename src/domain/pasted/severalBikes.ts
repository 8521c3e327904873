import type { Mention } from './readBike.ts';
import type { AskedPrice } from './readPrice.ts';
import { before, stop } from './wordsOfText.ts';

/** Words before bikes or parts that are not for sale, but wanted, exchanged or compared. */
const isOther =
  /(?:^| )(?:giao luu|gl|(?<!cap )doi|doi lay|lay|bu|len|mua|tim mua|can mua|hon|nhu|giong|kieu|do|chan|phuoc|po|mam|dia|ao|swap|swap for|trade|to|like|than|not|or a|bought|buying|want|trade for)(?: [a-z]+)?$/;
const counted =
  /(?:^| )(?:ban|ve|ly|sang|pass|selling|sell|sale|nhuong|cap doi) (?:[a-z]+ )?(?:[2-9]|hai|ba|bon|vai|two|three|four|both|several) (?:xe|chiec|con|em|be|bikes?|motorbikes?|motorcycles|scooters?|honda|yamaha|suzuki|vespa)(?= |$)/;
const yearsIn = (words: readonly string[]) => words.filter((word) => /^(?:19[5-9]|20\d)\d$/.test(word));

/**
 * Does a text offer several bikes? True for two models with a price each, or for words like "2 bikes" with
 * different years or prices.
 */
export const offersSeveral = (
  words: readonly string[],
  mentions: readonly Mention[],
  prices: readonly AskedPrice[],
): boolean => {
  const bikes = mentions.filter(({ family, weight }) => family !== '' && weight >= 2);
  const priced = bikes.filter(({ index: start }, nth) => {
    const end = bikes[nth + 1]?.index ?? words.length;
    return (
      !isOther.test(before(words, start, 3)) &&
      prices.some((price) => price.index > start && price.index < end)
    );
  });
  if (new Set(priced.map(({ family }) => family)).size > 1) return true;
  const text = words.map((word) => (word === stop ? ' ' : word)).join(' ');
  const values = new Set(prices.map(({ value }) => value));
  return counted.test(text) && (values.size > 1 || new Set(yearsIn(words)).size > 1);
};
