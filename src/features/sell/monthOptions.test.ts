import { expect, it } from 'vitest';
import { monthOptions } from './monthOptions.ts';

const values = (now: string, stored = '') =>
  monthOptions('vi', new Date(now), stored).map(({ value }) => value);

it('offers the last two years, the latest month first', () => {
  const months = monthOptions('en', new Date('2026-02-17T00:00:00Z'), '');
  expect(months).toHaveLength(24);
  expect(months.slice(0, 3)).toEqual([
    { value: '2026-02', label: 'February 2026' },
    { value: '2026-01', label: 'January 2026' },
    { value: '2025-12', label: 'December 2025' },
  ]);
  expect(months.at(-1)).toEqual({ value: '2024-03', label: 'March 2024' });
});

it('begins with the month that it is in Vietnam', () => {
  expect(values('2026-01-31T16:59:59Z')[0]).toBe('2026-01');
  expect(values('2026-01-31T17:00:00Z')[0]).toBe('2026-02');
});

it('keeps one that is stored, once', () => {
  expect(values('2026-02-17T00:00:00Z', '2019-05')).toHaveLength(25);
  expect(values('2026-02-17T00:00:00Z', '2019-05').at(-1)).toBe('2019-05');
  expect(values('2026-02-17T00:00:00Z', '2025-12')).toHaveLength(24);
});
