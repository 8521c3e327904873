import { expect, it } from 'vitest';
import { guideEntry } from './guidePrice.ts';

const entry = (brand: string, model: string, variant: string, displacement: number, year = 2024) => ({
  brand,
  model,
  variant,
  year,
  engine: { displacement },
});
const specs = [
  entry('Honda', 'Airblade', '125', 124.8),
  entry('Honda', 'Wave', 'Alpha 110', 109.2),
  entry('Honda', 'SH', '160i ABS', 156.9),
  entry('Honda', 'Vision', 'Premium', 109.5, 2023),
  entry('Honda', 'Vision', 'Premium', 109.5),
  entry('Suzuki', 'GSX-R', '150 ABS', 147.3),
];
const bike = (make: string, model: string, engine: string, year = 2023) => ({
  make,
  model,
  engine,
  year,
  fuel: 'gasoline' as const,
});

it.each([
  ['honda', 'Air Blade 125', '125cc', 'Airblade'],
  ['Honda', 'Wave Alpha', '110cc', 'Wave'],
  ['Honda', 'Wave', '110cc', 'Wave'],
  ['Honda', 'SH 160i', '157cc', 'SH'],
  ['Suzuki', 'GSX-R150', '147cc', 'GSX-R'],
])('knows the %s %s (%s)', (make, model, engine, name) => {
  expect(guideEntry(specs, bike(make, model, engine))?.model).toBe(name);
});

it.each([
  ['Honda', 'Wave RSX', '110cc', 2023],
  ['Honda', 'SH Mode 125', '125cc', 2023],
  ['Honda', 'SH 350i', '330cc', 2023],
  ['Honda', 'Air Blade 160', '157cc', 2023],
  ['Yamaha', 'Vision', '110cc', 2023],
  ['Honda', 'Vision', '110cc', 2019],
  ['Honda', 'Vision', 'strong', 2023],
])('knows nothing of a %s %s (%s) of %d', (make, model, engine, year) => {
  expect(guideEntry(specs, bike(make, model, engine, year))).toBeNull();
});

it('knows nothing of electric bikes', () => {
  expect(guideEntry(specs, { ...bike('Honda', 'Vision', '110cc'), fuel: 'electric' })).toBeNull();
});

it.each([
  [2021, 2023],
  [2023, 2023],
  [2024, 2024],
  [2026, 2024],
])('a Vision of %d is compared with that of %d', (year, guideYear) => {
  expect(guideEntry(specs, bike('Honda', 'Vision', '110cc', year))?.year).toBe(guideYear);
});
