import { expect, it } from 'vitest';
import { planOutcome } from './planOutcome.ts';

it.each([
  ['S4.2 S8.35', 'draft', null, 0, 0, 'draft', 'draftCreated'],
  ['S4.3 S8.34', 'publish', null, 1, 0, 'active', 'created'],
  ['S4.4 S8.35', 'draft', 'draft', 1, 0, 'draft', 'draftSaved'],
  ['S4.4 S8.35', 'draft', 'active', 1, 0, 'draft', 'draftSaved'],
  ['S4.5 S8.36', 'publish', 'draft', 1, 0, 'active', 'published'],
  ['S4.4 S8.36', 'publish', 'active', 1, 0, 'active', 'updated'],
  ['S4.4 S8.36', 'publish', 'paused', 1, 0, 'paused', 'updated'],
  ['S4.4 S8.36', 'publish', 'sold', 1, 0, 'sold', 'updated'],
  ['S8.30', 'publish', null, 1, 1, 'active', 'createdWithoutPhotos'],
  ['S8.30', 'publish', 'active', 1, 2, 'active', 'updatedWithoutPhotos'],
  ['S8.30', 'draft', null, 0, 1, 'draft', 'createdWithoutPhotos'],
  ['S8.30', 'publish', null, 0, 1, 'draft', 'createdWithoutPhotos'],
] as const)(
  '[%s] %s of a listing that is %s, with %d photos ready and %d failed, makes it %s and says %s',
  (_id, purpose, before, ready, failed, status, title) => {
    expect(planOutcome({ purpose, before, ready, failed })).toMatchObject({ status, notice: { title } });
  },
);

it('[S8.30] tells a seller whose new listing has no photo that it is kept as a draft', () => {
  expect(planOutcome({ purpose: 'publish', before: null, ready: 0, failed: 1 })?.notice).toMatchObject({
    title: 'createdWithoutPhotos',
    text: 'keptAsDraft',
  });
});

it.each([
  ['new', { purpose: 'publish', before: null, ready: 1, failed: 0 }, true],
  ['once a draft', { purpose: 'publish', before: 'draft', ready: 1, failed: 0 }, true],
  ['changed', { purpose: 'publish', before: 'active', ready: 1, failed: 0 }, undefined],
  ['a draft', { purpose: 'draft', before: null, ready: 1, failed: 0 }, undefined],
  ['kept as a draft', { purpose: 'publish', before: null, ready: 0, failed: 0 }, undefined],
] as const)('leads on to sharing a bike that is %s: %o, %s', (_which, situation, canShare) => {
  expect(planOutcome(situation)?.notice.canShare).toBe(canShare);
});

it('does not take a public listing down because its new photos failed', () => {
  expect(planOutcome({ purpose: 'publish', before: 'active', ready: 0, failed: 1 })).toBeNull();
});
