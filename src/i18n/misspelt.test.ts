import { expect, it } from 'vitest';
import { buildCard } from '../../tests/fixtures/buildCard.ts';
import { misspelt } from '../../tests/fixtures/misspelt.ts';
import { glossary } from '../content/glossary.ts';
import { noFilters } from '../domain/search/bikeFilter.ts';
import { buildBikeIndex } from '../domain/search/bikeIndex.ts';
import { describeBike } from './describeBike.ts';

const names = [...new Set(misspelt.map(({ meant }) => meant))].filter((name) => name.includes(' '));
const cardOf = (name: string) => {
  const [make = '', ...model] = name.split(' ');
  return buildCard({ id: name, make, model: model.join(' ') });
};
const cards = names.map(cardOf);
const bikes = buildBikeIndex(cards, describeBike, new Map(), glossary);
const firstFor = (index: typeof bikes, text: string) => {
  const { indices } = index.find({ ...noFilters, sort: 'best', text });
  return index.cards[indices[0] ?? -1]?.id;
};

it('a misspelt make or model finds what was meant, 85 times of 100', () => {
  expect(misspelt.length).toBeGreaterThanOrEqual(100);
  const missed = misspelt.filter(({ typed, meant }) => !firstFor(bikes, typed)?.startsWith(meant));
  for (const { typed, meant } of missed) console.log(`▸ ${typed} (${meant}): ${firstFor(bikes, typed)}`);
  expect(missed.length / misspelt.length).toBeLessThanOrEqual(0.15);
});

it('the very spelling always comes first', () => {
  const wrong = misspelt.filter(({ typed }) => {
    const own = buildCard({ id: 'own', make: 'Own', model: typed, created_at: 1 });
    return firstFor(buildBikeIndex([...cards, own], describeBike, new Map(), glossary), typed) !== 'own';
  });
  expect(wrong).toEqual([]);
});
