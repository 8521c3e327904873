import { expect, it } from 'vitest';
import { noFilters } from '../domain/search/bikeFilter.ts';
import type { SearchPhrase } from '../domain/search/searchTerm.ts';
import { wordFilter, wordPhrase } from './wordFilters.ts';

it.each([
  ['en', 'price', { price: { from: 5_000_000, to: 25_500_000 } }, 'Price: 5M to 25.5M'],
  ['vi', 'price', { price: { from: 800_000, to: null } }, 'Giá: từ 800k'],
  ['vi', 'price', { price: { from: null, to: 15_000_000 } }, 'Giá: đến 15\u00a0triệu'],
  ['en', 'year', { year: { from: null, to: 2019 } }, 'Year: up to 2019'],
  ['en', 'year', { year: { from: 2019, to: 2019 } }, 'Year: 2019'],
  ['vi', 'cc', { cc: { from: 110, to: 150 } }, '110\u00a0cc đến 150\u00a0cc'],
  ['vi', 'location', { location: 'Da Nang' }, 'Đà Nẵng'],
  ['en', 'location', { location: 'Atlantis' }, 'Atlantis'],
  ['en', 'location', { location: 'Da Nang', around: true }, 'within 65\u00a0km of Da Nang'],
  ['vi', 'location', { location: 'Da Nang', around: true }, 'Đà Nẵng và 65\u00a0km xung quanh'],
  ['vi', 'category', { category: 'scooter' }, 'Xe tay ga'],
  ['en', 'make', { make: 'Royal Enfield' }, 'Royal Enfield'],
  ['vi', 'models', { make: 'Honda', models: ['Wave', 'Air Blade'] }, 'Wave, Air Blade'],
  ['en', 'ownPapers', { ownPapers: true }, "Papers in the seller's name"],
  ['vi', 'ownPapers', { ownPapers: true }, 'Xe chính chủ'],
  ['vi', 'openToOffers', { openToOffers: true }, 'Giá còn thương lượng'],
  ['en', 'text', { text: ' wave ' }, '“wave”'],
] as const)('[S2.42] says in %s of %s %j: %s', (lang, name, some, words) =>
  expect(wordFilter(lang, { ...noFilters, ...some }, name)).toBe(words),
);

it.each([
  ['en', 'transmission', { transmission: 'automatic' }, 'Automatic'],
  ['vi', 'transmission', { transmission: 'manual' }, 'Côn tay'],
  ['en', 'category', { category: 'sport' }, 'Sport'],
  ['en', 'make', { make: 'sport' }, 'sport'],
  ['en', 'make', { make: 'automatic' }, 'automatic'],
  ['en', 'openToOffers', { openToOffers: true }, 'Open to offers'],
  ['en', 'cc', { cc: { from: null, to: null } }, 'Any'],
] as const)('says of one choice in %s of %s %j: %s', (lang, name, some, words) =>
  expect(wordFilter(lang, { ...noFilters, ...some } as typeof noFilters, name)).toBe(words),
);

it.each([
  ['en', { name: 'location', place: 'Da Nang', around: true }, 'within 65\u00a0km of Da Nang'],
  ['vi', { name: 'location', place: 'Da Nang', around: false }, 'Đà Nẵng'],
  ['en', { name: 'electric' }, 'Electric'],
  ['en', { name: 'order', order: 'cheapest' }, 'Price Low to High'],
  ['vi', { name: 'noLicence' }, 'Không cần bằng lái'],
  ['vi', { name: 'transmission', value: 'automatic', words: ['tay', 'ga'] }, 'Tay ga'],
  ['en', { name: 'price', bounds: { from: null, to: 20_000_000 } }, 'Price: up to 20M'],
  ['en', { name: 'mileage', bounds: { from: null, to: 20_000 } }, 'up to 20,000\u00a0km'],
] as const)('says in %s what was understood of %j: %s', (lang, phrase, words) =>
  expect(wordPhrase(lang, { ...phrase, start: 0, length: 2 } as SearchPhrase)).toBe(words),
);

it.each([
  ['en', 'ownPapers', "Papers in the seller's name"],
  ['vi', 'ownPapers', 'Xe chính chủ'],
  ['en', 'openToOffers', 'Open to offers'],
] as const)('says in %s that a search for %s was understood: %s', (lang, name, words) =>
  expect(wordPhrase(lang, { name, start: 0, length: 2 })).toBe(words),
);
