import { expect, it } from 'vitest';
import { featureLabel, features } from './features.ts';
import { limits } from './listingFields.ts';

it('offers features that a listing can hold', () => {
  expect(new Set(features).size).toBe(features.length);
  expect(features.length).toBeLessThan(limits.features);
  for (const feature of features) expect(feature.length).toBeLessThanOrEqual(limits.feature);
});

it('writes them in the language of the reader, and the seller’s own words as they are', () => {
  expect(featureLabel('en', 'LED lights')).toBe('LED lights');
  expect(featureLabel('vi', 'LED lights')).toBe('Đèn LED');
  expect(featureLabel('vi', 'Pô Akrapovič')).toBe('Pô Akrapovič');
});
