import { expect, it } from 'vitest';
import { factFilters, factFiltersOf } from './factFilters.ts';
import { featureLabel, features } from './features.ts';
import { formerFeatures, statedFacts } from './statedFacts.ts';

const old = [
  'LED lights',
  'Registered in my name',
  'Ready for transfer of ownership',
  'Blue card (registration papers)',
];

it('says as a fact what was once ticked as a feature', () => {
  expect(statedFacts({ features: old })).toEqual({
    facts: ['papers:own_name', 'transfer:helps'],
    features: ['LED lights', 'Blue card (registration papers)'],
  });
});

it('says once what is ticked and answered, as the answer has it', () => {
  expect(
    statedFacts({ facts: ['card:reissued', 'papers:family', 'transfer:contract'], features: old }),
  ).toEqual({
    facts: ['card:reissued', 'papers:family', 'transfer:contract'],
    features: ['LED lights'],
  });
});

it('leaves a listing as it is that has neither', () => {
  expect(statedFacts({ features: ['ABS', 'Pô Akrapovič'] })).toEqual({
    facts: [],
    features: ['ABS', 'Pô Akrapovič'],
  });
  expect(statedFacts({ facts: ['price:open'], features: [] })).toEqual({
    facts: ['price:open'],
    features: [],
  });
});

it.each(['constructor', 'toString', '__proto__'])('shows a feature called %s as it was typed', (feature) => {
  expect(statedFacts({ features: [feature] })).toEqual({ facts: [], features: [feature] });
});

it('takes no question for another that begins alike', () => {
  expect(statedFacts({ facts: ['cards:x', 'papers_old:y'], features: old }).facts).toContain(
    'papers:own_name',
  );
});

it('asks for the papers as facts alone, and still has the words of what was ticked', () => {
  for (const feature of Object.values(formerFeatures)) expect(features).not.toContain(feature);
  expect(Object.values(formerFeatures).map((feature) => featureLabel('vi', feature))).toEqual([
    'Có cà vẹt',
    'Chính chủ',
    'Hỗ trợ sang tên',
  ]);
});

it('knows which filters find a listing', () => {
  const offer = { status: 'active', price: 9 };
  expect(factFilters).toEqual([
    ...['ownPapers', 'openToOffers', 'reduced', 'leaving', 'emissionsPassed'],
    ...['batteryOwned', 'batteryRented'],
  ]);
  expect(factFiltersOf({ ...offer, facts: ['emissions:2026-05'], features: [] })).toEqual([
    'emissionsPassed',
  ]);
  const rented = { ...offer, facts: ['pack:rented'], features: [] };
  expect(factFiltersOf({ ...rented, fuel: 'electric' })).toEqual(['batteryRented']);
  expect(factFiltersOf({ ...rented, fuel: 'gasoline' })).toEqual([]);
  expect(factFiltersOf({ ...offer, facts: ['papers:own_name', 'price:open'], features: [] })).toEqual([
    'ownPapers',
    'openToOffers',
  ]);
  expect(factFiltersOf({ ...offer, facts: ['papers:family', 'price:open'], features: [] })).toEqual([
    'openToOffers',
  ]);
  expect(factFiltersOf({ ...offer, features: old })).toEqual(['ownPapers']);
  expect(factFiltersOf({ ...offer, facts: ['papers:family', 'price:firm'], features: old })).toEqual([]);
  // The feature 'Reduced' alone marks no reduction. A reduction ends when the price is raised again.
  const marked = { ...offer, facts: [], reduced_from: 10, reduced_until: 5 };
  expect(factFiltersOf({ ...marked, features: [] })).toEqual(['reduced']);
  expect(factFiltersOf({ ...marked, price: 10, features: ['Reduced'] })).toEqual([]);
});
