import { expect, it, vi } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { rangesBy } from './priceRanges.ts';

it.each([
  ['rented', { fuel: 'electric', category: 'electric', facts: ['pack:rented'] }],
  ['owned', { fuel: 'gasoline', category: 'electric', facts: ['pack:owned'] }],
] as const)('an electric bike is compared with others whose battery is %s', (battery, { facts, ...kind }) => {
  const estimate = vi.fn(() => null);
  rangesBy(estimate)(buildListing({ ...kind, facts: [...facts] }));
  expect(estimate).toHaveBeenCalledWith(expect.objectContaining({ battery }));
});

it('an electric bike that does not say whose the battery is has no range, and a petrol bike has no battery', () => {
  const estimate = vi.fn(() => null);
  expect(rangesBy(estimate)(buildListing({ fuel: 'electric', facts: ['papers:own_name'] }))).toBeNull();
  expect(estimate).not.toHaveBeenCalled();
  rangesBy(estimate)(buildListing({ fuel: 'gasoline', category: 'scooter', facts: ['pack:rented'] }));
  expect(estimate).toHaveBeenCalledWith(expect.not.objectContaining({ battery: 'rented' }));
});
