import { expect, it } from 'vitest';
import { buildListing } from '../../tests/fixtures/buildListing.ts';
import { crossLanguageSearches } from '../../tests/fixtures/crossLanguageSearches.ts';
import { glossary } from '../content/glossary.ts';
import { rowOf } from '../domain/listings/card.ts';
import { noFilters } from '../domain/search/bikeFilter.ts';
import { buildBikeIndex } from '../domain/search/bikeIndex.ts';
import { describeBike } from './describeBike.ts';

/** A bike per advertisement. Only their descriptions differ. */
const rows = crossLanguageSearches.map(({ text }, row) =>
  rowOf(
    buildListing({
      id: `bike-${row}`,
      make: 'Honda',
      model: 'Winner X',
      category: 'sport',
      transmission: 'manual',
      engine: '149 cc',
      location: 'Da Nang',
      features: [],
      description: `<p>${text}</p>`,
    }),
  ),
);
const indexWith = (terms?: Parameters<typeof buildBikeIndex>[3]) =>
  buildBikeIndex(rows, describeBike, new Map(rows.map(({ id, words }) => [id, words])), terms);
const bikes = indexWith(glossary);
const foundBy = (index: typeof bikes, query: string) => {
  const { indices, understood } = index.find({ ...noFilters, text: query });
  return {
    ids: [...indices].map((row) => index.cards[row]?.id),
    corrected: understood?.corrected ?? null,
  };
};
const missedBy = (index: typeof bikes) =>
  crossLanguageSearches.filter(({ query }, row) => {
    const { ids, corrected } = foundBy(index, query);
    return corrected !== null || !ids.includes(`bike-${row}`);
  });

it('a search in one language finds what the other calls it, 95 times of 100', () => {
  expect(crossLanguageSearches.length).toBeGreaterThanOrEqual(200);
  const missed = missedBy(bikes);
  console.log(
    `▸ ${crossLanguageSearches.length - missed.length} of ${crossLanguageSearches.length} searches found`,
  );
  for (const { query, text } of missed) console.log(`  ${query}: ${text}`);
  expect(missed.length / crossLanguageSearches.length).toBeLessThanOrEqual(0.05);
});

it('finds little that means something else', () => {
  const shares = crossLanguageSearches.map(({ query }) => foundBy(bikes, query).ids.length / rows.length);
  expect(Math.max(...shares)).toBeLessThan(0.15);
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.03);
});

it('does so by the glossary: without it, two of three are missed', () => {
  expect(missedBy(indexWith()).length / rows.length).toBeGreaterThan(0.6);
});
