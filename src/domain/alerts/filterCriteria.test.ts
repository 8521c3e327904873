import { expect, it } from 'vitest';
import { buildCriteria } from '../../../tests/fixtures/buildAlert.ts';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { locations } from '../places/locations.ts';
import { type Filters, noFilters } from '../search/bikeFilter.ts';
import { buildBikeIndex } from '../search/bikeIndex.ts';
import { readSearch } from '../search/readSearch.ts';
import { type Criteria, meets } from './alert.ts';
import { alertForm, parseAlertForm } from './alertForm.ts';
import { beyondAlert, criteriaOf } from './filterCriteria.ts';

const rows: [string, Partial<Filters>, Partial<Criteria>][] = [
  ['nothing', {}, {}],
  [
    'choices and a price',
    { make: 'Honda', location: 'Hue', price: { from: 1, to: 2 } },
    { make: 'Honda', location: 'Hue', min_price: 1, max_price: 2 },
  ],
  ['one year', { year: { from: 2020, to: 2020 } }, { year: 2020 }],
  ['several years, which an alert cannot ask for', { year: { from: 2019, to: 2020 } }, {}],
  [
    'a category and a size, which an alert does not know',
    { category: 'scooter', cc: { from: 50, to: 125 } },
    {},
  ],
  ['a model', { text: ' wave  alpha ' }, { model: 'wave alpha' }],
  ['models of a make', { make: 'Honda', models: ['Wave', 'SH'] }, { make: 'Honda', models: ['Wave', 'SH'] }],
  [
    'models of a make and a word',
    { make: 'Honda', models: ['Wave'], text: 'alpha' },
    { make: 'Honda', models: ['Wave'], model: 'alpha' },
  ],
  ['a kind of seller', { seller: 'shop' }, { seller: 'shop' }],
  ['a make and a model', { text: 'honda Wave' }, { make: 'Honda', model: 'Wave' }],
  ['sellers who leave', { leaving: true }, { leaving: true }],
  ['sellers who leave, in words', { text: 'wave về nước' }, { model: 'wave', leaving: true }],
  ['no reductions, which come later', { reduced: true, make: 'Honda' }, { make: 'Honda' }],
  ['a make of two words', { text: 'classic royal enfield' }, { make: 'Royal Enfield', model: 'classic' }],
  [
    'a place and what is near it',
    { location: 'Da Nang', around: true },
    { location: 'Da Nang', around: true },
  ],
  ['a place and what is near it, in words', { text: 'near da nang' }, { location: 'Da Nang', around: true }],
  [
    'a place that was chosen before one in words',
    { location: 'Hue', text: 'gần đà nẵng' },
    { location: 'Hue' },
  ],
  ['no place where others are asked for that have no name', { location: 'other' }, {}],
  ['a place, as it is written', { text: 'Vision Hà Nội' }, { location: 'Hanoi', model: 'Vision' }],
  ['a place, without accents', { text: 'da nang sh' }, { location: 'Da Nang', model: 'sh' }],
  [
    'a price in words',
    { text: 'sh dưới 60 triệu sài gòn' },
    { location: 'Ho Chi Minh City', model: 'sh', max_price: 60_000_000 },
  ],
  ['a transmission', { transmission: 'manual' }, { transmission: 'manual' }],
  ['a transmission in words', { text: 'xe số wave' }, { transmission: 'semi-automatic', model: 'wave' }],
  [
    'a transmission that was chosen before one in words',
    { transmission: 'automatic', text: 'xe số' },
    { transmission: 'automatic' },
  ],
  [
    'a price that was chosen before one in words',
    { price: { from: null, to: 5 }, text: 'dưới 60 triệu' },
    { max_price: 5 },
  ],
  ['the longer of two places', { text: 'vinh long' }, { location: 'Vinh Long' }],
  [
    'a word beside the make that was chosen',
    { make: 'Honda', text: 'yamaha' },
    { make: 'Honda', model: 'yamaha' },
  ],
  ['nothing of what sellers say', { text: 'wave chính chủ', openToOffers: true }, { model: 'wave' }],
  ['more words than a model has', { text: 'x'.repeat(61) }, {}],
];

it.each(rows)('keeps of filters what an alert can ask for: %s', (_, filters, expected) => {
  const { phrases } = readSearch(filters.text ?? '');
  expect(criteriaOf({ ...noFilters, ...filters }, phrases)).toEqual(buildCriteria(expected));
});

it.each<[string, Partial<Filters>, string[]]>([
  ['all that an alert can ask for', { make: 'Honda', price: { from: 1, to: 2 }, text: 'wave hue' }, []],
  ['a category and a size', { category: 'scooter', cc: { from: 50, to: 125 } }, ['category', 'cc']],
  ['several years', { year: { from: 2019, to: 2020 } }, ['year']],
  ['one year', { year: { from: 2020, to: 2020 } }, []],
  ['models and a kind of seller', { make: 'Honda', models: ['SH'], seller: 'private' }, []],
  ['places that have no name', { location: 'other' }, ['location']],
  ['what sellers say', { openToOffers: true }, ['openToOffers']],
  ['kilometres in words', { text: 'wave dưới 20000 km' }, ['mileage']],
  ['more words than a model has', { text: 'x'.repeat(61) }, ['text']],
])('names what an alert ignores: %s', (_, filters, expected) => {
  const { phrases } = readSearch(filters.text ?? '');
  const beyond = beyondAlert({ ...noFilters, ...filters }, phrases);
  expect([...beyond.filters, ...beyond.phrases.map(({ name }) => name)]).toEqual(expected);
});

it('an alert finds the bikes of the list that it was made from, by models and seller', () => {
  const cards = ['Wave', 'wave alpha 110', 'SH 150i', 'SH Mode', 'Shadow', 'rebel300'].flatMap((model) =>
    [undefined, 'hung'].map((shop) =>
      buildCard({ id: `${model} ${shop}`, make: 'Honda', model, ...(shop && { shop }) }),
    ),
  );
  const bikes = buildBikeIndex(cards, () => '');
  for (const models of [[], ['Wave'], ['Wave Alpha', 'SH'], ['Rebel 300'], ['Gone']])
    for (const seller of [null, 'shop', 'private'] as const) {
      const filters = { ...noFilters, make: 'Honda', models, seller };
      const criteria = parseAlertForm(alertForm(criteriaOf(filters, [])), new Date());
      const listed = [...bikes.find(filters).indices].map((index) => bikes.cards[index]?.id);
      const alerted = cards.filter((card) => criteria.ok && meets(criteria.criteria, card));
      expect.soft(alerted.map(({ id }) => id).toSorted()).toEqual(listed.toSorted());
    }
});

it('an alert finds the bikes of the list that it was made from, whichever place is asked for and however', () => {
  const cards = [...locations.map(({ value }) => value), 'hanoi', '12 Lê Lợi, Hội An', 'nowhere'].map(
    (location, n) => buildCard({ id: `bike${n}`, location }),
  );
  const bikes = buildBikeIndex(cards, () => '');
  for (const { value, vi } of locations)
    for (const changes of [
      { location: value },
      { location: value, around: true },
      { text: vi },
      { text: `near ${value}` },
    ]) {
      const filters = { ...noFilters, ...changes };
      const { indices } = bikes.find(filters);
      const criteria = criteriaOf(filters, readSearch(filters.text).phrases);
      const listed = [...indices].map((index) => bikes.cards[index]?.location).toSorted();
      const alerted = cards.filter((card) => meets(criteria, card)).map(({ location }) => location);
      expect.soft(alerted.toSorted(), JSON.stringify(changes)).toEqual(listed);
    }
});
