import { describe, expect, it } from 'vitest';
import { ElectricModel } from '../../content/electricModel.ts';
import { electricRows, modelLicence } from './electricRows.ts';

const both = (en: string, vi: string) => ({ en, vi });
const points = { en: ['One', 'Two'], vi: ['Một', 'Hai'] };
const data = {
  ...{ id: 'dat-bike-quantum-2024', brand: 'Dat Bike', model: 'Quantum', year: 2024 },
  ...{ cells: 'lithium', supply: ['sold'], description: both('Strong.', 'Khỏe.') },
  ...{ pros: points, cons: points, bestFor: points, seoKeywords: points },
  figures: [
    { figure: 'power', value: 7000, source: 'quantum' },
    { figure: 'topSpeed', value: 100, source: 'quantum' },
  ],
  prices: [{ amount: 22_000_000, pack: 'unsaid', date: '2023-08-01', source: 'evo200' }],
};
const quantum = ElectricModel.parse(data);
const rowOf = (lang: 'en' | 'vi', label: string) => {
  const row = electricRows(lang, quantum).find((row) => row.label === label);
  return [row?.value.replaceAll('\u00a0', ' '), row?.source];
};

describe('rows of an electric model', () => {
  it.each([
    ['en', 'Power, at most', '7,000 W', 'quantum'],
    ['vi', 'Tốc độ tối đa', '100 km/h', 'quantum'],
    ['en', 'No source yet for', 'range, size of the battery, charging time', null],
    ['vi', 'Mục chưa có nguồn', 'quãng đường, dung lượng pin, thời gian sạc', null],
    ['en', 'Range', undefined, undefined],
    ['en', 'Licence', 'class A1', null],
  ] as const)('%s: %s is %s, from %s', (lang, label, value, source) => {
    expect(rowOf(lang, label)).toEqual([value, source]);
  });

  it('says of a price whether the battery is in it, and its month', () => {
    expect(rowOf('en', 'List price when new')[0]).toMatch(/^22,000,000 ₫ \(.*2023\); the source doesn't say/);
  });
});

it.each([
  [3000, 49, 'none'],
  [3000, 70, 'A1'],
  [7000, 100, 'A1'],
  [12_000, 120, 'A'],
  [null, 70, 'atLeastA1'],
  [null, 45, 'unknown'],
  [3000, null, 'unknown'],
  [7000, null, 'A1'],
] as const)('a motor of %s W at %s km/h needs: %s', (power, topSpeed, licence) => {
  const figures = Object.entries({ power, topSpeed }).flatMap(([figure, value]) =>
    value === null ? [] : { figure: figure as 'power', value, source: 'law' },
  );
  expect(modelLicence({ figures })).toBe(licence);
});

it.each([
  ['a figure twice', { figures: [...data.figures, ...data.figures] }],
  ['a figure without a source', { figures: [{ figure: 'range', value: 200 }] }],
  ['a price that hides the battery', { prices: [{ amount: 1, date: '2026-01-01', source: 'x' }] }],
  ['another key', { id: 'quantum' }],
  ['points in one language alone', { pros: { en: ['One', 'Two'], vi: ['Một'] } }],
])('a model file is refused with %s', (_, change) => {
  expect(ElectricModel.safeParse({ ...data, ...change }).success).toBe(false);
});
