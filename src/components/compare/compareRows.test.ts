import { describe, expect, it } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { buildModelSpec } from '../../../tests/fixtures/buildModelSpec.ts';
import { fallbackRates } from '../../domain/money/money.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ComparedBike } from './cells.ts';
import { compareRows, kmPerYear } from './compareRows.ts';

const at = Date.UTC(2026, 5, 1);
type Changes = Parameters<typeof buildListing>[0] & Partial<Omit<ComparedBike, 'listing'>>;
const bike = ({ verdict = null, guide = null, ...listing }: Changes = {}): ComparedBike => ({
  listing: buildListing(listing),
  verdict,
  guide,
});
const groups = (bikes: ComparedBike[], lang: Language = 'en') =>
  compareRows(bikes, { lang, rates: fallbackRates, at });
const rows = (bikes: ComparedBike[], lang: Language = 'en') =>
  new Map(groups(bikes, lang).flatMap((group) => group.rows.map((row) => [row.name, row] as const)));
const row = (name: string, bikes: ComparedBike[], lang: Language = 'en') => {
  const match = rows(bikes, lang).get(name);
  if (!match) throw new Error(`no row ${name}: ${[...rows(bikes, lang).keys()].join()}`);
  return {
    ...match,
    texts: match.cells.map(({ lines }) => lines.map(({ text }) => text).join(' | ')),
    best: match.cells.map(({ best }) => best ?? ''),
  };
};

describe('what differs', () => {
  it('is marked where two bikes are known to differ', () => {
    const fuel = row('Transmission', [bike(), bike({ category: 'sport', transmission: 'manual' })]);
    expect(fuel).toMatchObject({ differs: true, isSame: false, texts: ['Semi-automatic', 'Manual'] });
    expect(row('Year', [bike(), bike()])).toMatchObject({ differs: false, isSame: true });
  });

  it('is neither marked nor called the same where a seller says nothing', () => {
    const both = [bike({ facts: ['flood:never'] }), bike()];
    expect(row('Ever flooded?', both)).toMatchObject({
      differs: false,
      isSame: false,
      texts: ['It has never been flooded.', 'Not stated'],
    });
    const three = [...both, bike({ facts: ['flood:once'] })];
    expect(row('Ever flooded?', three).differs).toBe(true);
  });

  it('is nothing for one bike', () => {
    for (const one of rows([bike({ facts: ['flood:never'] })]).values())
      expect([one.differs, one.isSame]).toEqual([false, false]);
  });

  it('of equipment is not its order', () => {
    const some = [
      bike({ features: ['LED lights', 'Top box'] }),
      bike({ features: ['Top box', 'LED lights'] }),
    ];
    expect(row('Features', some).isSame).toBe(true);
    expect(row('Trang bị', some, 'vi').texts[0]).toBe('Đèn LED | Thùng đồ phía sau');
  });
});

describe('the best of a row', () => {
  it('is the lowest price and the fewest kilometres, in words', () => {
    const two = [bike({ price: 20_000_000, mileage: 9_000 }), bike({ price: 19_000_000, mileage: 12_000 })];
    expect(row('Asking price', two).best).toEqual(['', 'Lowest price']);
    expect(row('Mileage', two).best).toEqual(['Fewest km', '']);
    expect(row('Giá rao', two, 'vi').best).toEqual(['', 'Giá thấp nhất']);
    expect(row('Số km đã đi', two, 'vi').best).toEqual(['Ít km nhất', '']);
    expect(row('Year', [bike({ year: 2024 }), bike({ year: 2020 })]).best).toEqual(['', '']);
  });

  it('is not marked if two bikes share it, or if there is one bike', () => {
    expect(row('Asking price', [bike(), bike(), bike({ price: 90_000_000 })]).best).toEqual(['', '', '']);
    expect(row('Asking price', [bike()]).best).toEqual(['']);
  });

  it('is not marked if a figure is unreliable', () => {
    const replaced = bike({ mileage: 100, facts: ['odometer:replaced'] });
    const others = [bike({ mileage: 9_000 }), bike({ mileage: 8_000 })];
    expect(row('Mileage', [replaced, ...others]).best).toEqual(['', '', '']);
    expect(row('Asking price', [bike({ price: 25 }), bike()]).best).toEqual(['', '']);
    const rented = bike({ price: 9_000_000, fuel: 'electric', facts: ['pack:rented'] });
    expect(row('Asking price', [rented, bike()]).best).toEqual(['', '']);
  });
});

describe('the price', () => {
  const range = { low: 18_500_000, typical: 20_000_000, high: 22_000_000, count: 6, from: 2019, to: 2023 };
  const verdict = { kind: 'good', difference: -0.1, ...range } as const;

  it('is in đồng and in the other currencies', () => {
    expect(row('Asking price', [bike({ price: 24_000_000 })]).texts).toEqual([
      '24,000,000\u00a0₫ | ≈ $1,000\u00a0· £790\u00a0· €920',
    ]);
  });

  it('is compared with similar listings and with the guide, if there are any', () => {
    const two = [bike({ price: 18_000_000, verdict }), bike({ guide: buildModelSpec() })];
    expect(row('Similar listings', two).texts).toEqual([
      'Good price | Typical price: 20\u00a0million\u00a0₫ (6 listings) | This bike: 10% cheaper',
      'Too few bikes to compare',
    ]);
    expect(row('Giá theo cẩm nang', two, 'vi').texts).toEqual([
      'Cẩm nang chưa có',
      'Xe cũ: 25–35\u00a0triệu\u00a0₫ | Xe này rẻ hơn',
    ]);
    const unused = bike({ condition: 'new', price: 40_000_000, guide: buildModelSpec() });
    expect(row('Price in our guide', [unused]).texts).toEqual([
      'New: 35–45\u00a0million\u00a0₫ | This bike: within this range',
    ]);
  });
});

it('kilometres a year are those of its age; a bike of this year is counted as a year old', () => {
  expect(kmPerYear({ mileage: 30_000, year: 2021 }, at)).toBe(6_000);
  expect(kmPerYear({ mileage: 4_000, year: 2026 }, at)).toBe(4_000);
  expect(kmPerYear({ mileage: 4_000, year: 2027 }, at)).toBe(4_000);
  // At this time in UTC, the new year has begun in Vietnam.
  expect(kmPerYear({ mileage: 4_000, year: 2025 }, Date.UTC(2026, 11, 31, 18))).toBe(2_000);
});

it('says of each answer whether it fits the bike: a manual bike has no belt', () => {
  const scooter = bike({ transmission: 'automatic', facts: ['belt:new'] });
  const manual = bike({ category: 'sport', transmission: 'manual', facts: ['chain:worn'] });
  expect(row('Drive belt', [scooter, manual]).texts).toEqual(['The drive belt is new.', "Doesn't apply"]);
  expect(row('Nhông sên dĩa', [scooter, manual], 'vi').texts).toEqual([
    'Không áp dụng',
    'Nhông sên dĩa sắp phải thay.',
  ]);
});

it('says what was once ticked as a feature as the fact that it is', () => {
  const two = [bike({ features: ['Registered in my name'] }), bike({ facts: ['papers:company'] })];
  expect(row('Whose name is on the papers?', two).texts).toEqual([
    "The papers are in the seller's name.",
    "The papers are in a company's name.",
  ]);
  expect(rows(two).has('Features')).toBe(true);
});

it('shows what the guides know of a model, and the way there', () => {
  const two = [bike({ guide: buildModelSpec() }), bike()];
  expect(row('Seat height', two).texts).toEqual(['761\u00a0mm', 'Not in our guides']);
  expect(row('Tiêu hao xăng', two, 'vi').texts[0]).toBe('54 km/lít');
  const model = rows(two).get('Model in the guide')?.cells[0]?.lines[0];
  expect(model).toEqual({ text: 'Honda Vision Standard 2024', href: '/honda-motorcycles-vietnam#vision' });
});

it('leaves out groups without an answer or a figure of a guide', () => {
  const titles = groups([bike({ features: [] }), bike({ features: [] })]).map(({ title }) => title);
  expect(titles).toEqual(['Price', 'Key facts']);
});
