import { expect, it } from 'vitest';
import { buildCriteria } from '../../../tests/fixtures/buildAlert.ts';
import { alertForm, parseAlertForm } from './alertForm.ts';

const now = new Date('2026-06-01T00:00:00Z');
const parse = (changes: Partial<ReturnType<typeof alertForm>>) =>
  parseAlertForm({ ...alertForm(), ...changes }, now);

it.each([
  [{}, {}],
  [{ make: '  ', model: '\t', location: '', year: ' ' }, {}],
  [
    { make: ' Honda ', model: 'Wave   RSX' },
    { make: 'Honda', model: 'Wave RSX' },
  ],
  [{ make: 'royal  enfield' }, { make: 'Royal Enfield' }],
  [{ make: 'minsk' }, { make: 'minsk' }],
  [
    { make: 'ＨＯＮＤＡ', model: '𝗪𝗮𝘃𝗲' },
    { make: 'Honda', model: 'Wave' },
  ],
  [{ location: 'Đà Nẵng, Việt Nam' }, { location: 'Da Nang' }],
  [{ location: ' qui nhơn ' }, { location: 'Quy Nhon' }],
  [
    { location: 'Hội An', around: true },
    { location: 'Hoi An', around: true },
  ],
  [{ around: true }, {}],
  [
    { make: 'Honda', models: ['Wave', 'AB 125', 'Air Blade', 'wave'] },
    { make: 'Honda', models: ['Air Blade', 'Wave'] },
  ],
  [{ models: ['Wave'] }, {}],
  [{ seller: 'private' as const }, { seller: 'private' as const }],
  [{ minPrice: 0 }, { min_price: 0 }],
  [
    { minPrice: 20_000_000, maxPrice: 20_000_000 },
    { min_price: 20_000_000, max_price: 20_000_000 },
  ],
  [{ year: '2021' }, { year: 2021 }],
  [{ year: '2027' }, { year: 2027 }],
])('[S5.29] [S5.30] %o asks for %o, and for nothing else', (form, criteria) => {
  expect(parse(form)).toEqual({ ok: true, criteria: buildCriteria(criteria) });
});

it.each([
  [{ minPrice: 2, maxPrice: 1 }, 'maxPrice', 'prices'],
  [{ minPrice: 100_000_000_001 }, 'minPrice', 'price'],
  [{ maxPrice: 100_000_000_001 }, 'maxPrice', 'price'],
  [{ minPrice: 9 }, 'minPrice', 'low'],
  [{ maxPrice: 9 }, 'maxPrice', 'low'],
  [{ minPrice: 9_000_000, maxPrice: 9_500 }, 'maxPrice', 'prices'],
  [{ year: '1899' }, 'year', 'year'],
  [{ year: '2028' }, 'year', 'year'],
  [{ year: '20.5' }, 'year', 'year'],
  [{ year: 'new' }, 'year', 'year'],
  [{ location: 'Atlantis' }, 'location', 'place'],
  [{ location: 'Đà Nẵng, Hà Nội' }, 'location', 'place'],
])('says what is wrong with %o', (form, field, problem) => {
  expect(parse(form)).toEqual({ ok: false, field, problem });
});

it('a form made of criteria asks for the same criteria', () => {
  const criteria = buildCriteria({
    make: 'Honda',
    model: 'Wave',
    min_price: 1_000_000,
    location: 'Hue',
    around: true,
    year: 2020,
  });
  expect(parseAlertForm(alertForm(criteria), now)).toEqual({ ok: true, criteria });
});

it('the place of an older listing, which is not on offer, can be asked for as it is stored', () => {
  const criteria = buildCriteria({ location: 'Somewhere' });
  expect(parseAlertForm(alertForm(criteria), now, 'Somewhere')).toEqual({ ok: true, criteria });
});
