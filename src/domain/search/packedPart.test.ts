import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyListings, cardsOf } from '../../../tests/fixtures/anyFilters.ts';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { factFilters } from '../listings/factFilters.ts';
import { packPart, packVerdicts, unpackPart, withVerdicts } from './packedPart.ts';

it('brings back the cards that were packed', () => {
  fc.assert(
    fc.property(anyListings, (listings) => {
      const cards = cardsOf(listings);
      expect(unpackPart(JSON.parse(JSON.stringify(packPart(cards))))).toEqual(cards);
    }),
  );
});

it('writes the facts of each bike as one digit', () => {
  const cards = [
    buildCard({ id: 'none' }),
    buildCard({ id: 'papers', facts: ['ownPapers'] }),
    buildCard({ id: 'offers', facts: ['openToOffers'] }),
    buildCard({ id: 'both', facts: ['ownPapers', 'openToOffers'] }),
    buildCard({ id: 'tested', facts: ['emissionsPassed'] }),
    buildCard({ id: 'all', facts: ['ownPapers', 'openToOffers', 'emissionsPassed'] }),
  ];
  expect(packPart(cards).facts).toBe('0123gj');
  expect(unpackPart(packPart(cards))).toEqual(cards);
});

it('writes the verdict on each price as one digit, and puts it on its card', () => {
  const cards = ['low', 'good', 'none', 'fair', 'above', 'new'].map((id) => buildCard({ id }));
  const digits = packVerdicts(['low', 'good', null, 'fair', 'above']);
  expect(digits).toBe('12034');
  expect(withVerdicts(cards, digits).map(({ verdict }) => verdict)).toEqual([
    ...['low', 'good', undefined, 'fair', 'above', undefined],
  ]);
  expect(withVerdicts(cards, '987xyz')).toEqual(cards);
});

it('has five filters in a digit and the others in a second one, and reads those of earlier builds', () => {
  const card = buildCard({
    ...{ facts: factFilters, reduced: 9, reduced_until: 5, leaving_on: 20_792 },
  });
  expect(packPart([card])).toMatchObject({
    facts: 'v',
    moreFacts: '3',
    reduced: [[0, 9, 5]],
    leaving_on: [20_792],
  });
  expect(unpackPart(packPart([card]))).toEqual([card]);
  expect(packPart([buildCard({ facts: ['ownPapers'] })])).not.toHaveProperty('moreFacts');
  expect(unpackPart({ ...packPart([buildCard()]), facts: '3' })[0]?.facts).toEqual([
    'ownPapers',
    'openToOffers',
  ]);
});

it('lists reserved bikes, and omits the list if there are none', () => {
  const reserved = buildCard({ id: 'kept', reserved_until: 1_795_000_000_000 });
  const cards = [buildCard({ id: 'one' }), reserved, buildCard({ id: 'two' })];
  expect(packPart(cards).reserved).toEqual([[1, 1_795_000_000_000]]);
  expect(unpackPart(packPart(cards))).toEqual(cards);
  expect(packPart([buildCard()])).not.toHaveProperty('reserved');
});

it('has no column of batteries where no bike has one', () => {
  const cards = [buildCard({ id: 'petrol' }), buildCard({ id: 'electric', battery_health: 90 })];
  expect(packPart(cards)).toMatchObject({ battery_health: [null, 90] });
  expect(packPart(cards)).not.toHaveProperty('battery_range');
  expect(unpackPart(JSON.parse(JSON.stringify(packPart(cards))))).toEqual(cards);
  expect(packPart([buildCard()])).not.toHaveProperty('battery_health');
});

it('has a column of top speeds that builds without it ignore, and reads parts without it', () => {
  const cards = [buildCard({ id: 'slow' }), buildCard({ id: 'fast', top_speed: 70 })];
  const { top_speed, ...earlier } = packPart(cards);
  expect(top_speed).toEqual([null, 70]);
  expect(unpackPart(earlier)).toEqual([buildCard({ id: 'slow' }), buildCard({ id: 'fast' })]);
  expect(packPart([buildCard()])).toEqual(expect.not.objectContaining({ top_speed: expect.anything() }));
});

it('reads a part that was packed before there were facts', () => {
  const { facts: _, ...earlier } = packPart([buildCard({ facts: ['ownPapers'] })]);
  expect(unpackPart(earlier)).toEqual([buildCard()]);
});

it.each([
  ['the usual address', { slug: 'honda-wave-2021-da-nang' }],
  ['a numbered one', { slug: 'honda-wave-2021-da-nang-2' }],
  ['one from before an edit', { slug: 'yamaha-sirius-2019-hue' }],
  ['no photo', { photo: null }],
  ['a photo that another bike was given', { photo: '/photos/other/00000000-0000-4000-8000-000000000000' }],
])('keeps %s', (_, changes) => {
  const card = buildCard(changes);
  expect(unpackPart(packPart([card]))).toEqual([card]);
});
