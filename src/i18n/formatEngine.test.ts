import { expect, it } from 'vitest';
import { formatEngine } from './formatEngine.ts';

it.each([
  ['150cc', 'gasoline', '150 cc', '150 cc'],
  ['150 CC', 'gasoline', '150 cc', '150 cc'],
  ['1043cc', 'gasoline', '1,043 cc', '1.043 cc'],
  ['1.043 cc', 'gasoline', '1,043 cc', '1.043 cc'],
  ['124.9', 'gasoline', '124.9 cc', '124,9 cc'],
  ['124,9cc', 'gasoline', '124.9 cc', '124,9 cc'],
  ['Euro 3, 150cc', 'gasoline', 'Euro 3, 150cc', 'Euro 3, 150cc'],
  ['1200W', 'electric', '1,200 W', '1.200 W'],
  ['2.5 kW', 'electric', '2.5 kW', '2,5 kW'],
  ['72V 20Ah', 'electric', '72V 20Ah', '72V 20Ah'],
] as const)('shows the engine %s of a bike on %s as %s, in Vietnamese %s', (engine, fuel, en, vi) => {
  expect(formatEngine('en', { engine, fuel })).toBe(en.replace(/ (cc|k?W)$/, '\u00a0$1'));
  expect(formatEngine('vi', { engine, fuel })).toBe(vi.replace(/ (cc|k?W)$/, '\u00a0$1'));
});
