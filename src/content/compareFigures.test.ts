import { expect, it } from 'vitest';
import { compareFigures } from './compareFigures.ts';

it.each([
  ['5 to 12%', '5 đến 10%', [{ en: ['12'], vi: ['10'], place: '' }]],
  ['At 1,500 km', 'Ở 1.600 km', [{ en: ['1500'], vi: ['1600'], place: '' }]],
  [
    { rows: [{ text: '1.5 litres' }] },
    { rows: [{ text: '1,6 lít' }] },
    [{ en: ['1.5'], vi: ['1.6'], place: 'rows.0.text' }],
  ],
  ['First 20.\n\nThen 30.', 'Đầu tiên 20.\n\nSau đó 40.', [{ en: ['30'], vi: ['40'], place: '' }]],
])('%o beside %o differ', (en, vi, differences) => {
  expect(compareFigures(en, vi)).toEqual(differences);
});

it.each([
  ['1,500 km and 1.5 litres', '1.500 km và 1,5 lít'],
  ['20 days or 3 weeks', '3 tuần hoặc 20 ngày'],
  ['ten minutes', '10 phút'],
  ['On 9 July 2025', 'Ngày 9 tháng 7 năm 2025'],
  ['Class A1 costs {fee-1}', 'Hạng A costs {fee-2}'],
  ['[Decree 168](https://a.example/168)', '[Nghị định 168](https://b.example/v2/169)'],
  [{ revised: '2026-11-01' }, { revised: '2026-11-02' }],
])('%o beside %o name the same figures', (en, vi) => {
  expect(compareFigures(en, vi)).toEqual([]);
});
