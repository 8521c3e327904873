import { expect, it } from 'vitest';
import { buildDraft, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { planPriceDrop } from './priceDrop.plan.ts';

const dear = buildListing({ price: 20_000_000 });
const cheap = buildListing({ price: 19_999_999 });
const paused = (bike: typeof dear) => ({ ...bike, status: 'paused' as const });

it.each([
  ['falls', dear, cheap, { from: 20_000_000, to: 19_999_999 }],
  ['rises', cheap, dear, null],
  ['stays', dear, { ...dear, mileage: 1 }, null],
  ['falls as it is sold', dear, { ...cheap, status: 'sold' as const }, null],
  ['falls while it is paused', paused(dear), paused(cheap), null],
  ['fell as it was put back on sale', paused(dear), cheap, null],
  ['falls as it is deleted', dear, { ...cheap, deleted_at: 1 }, null],
  ['of a draft is published', buildDraft({ price: 20_000_000 }), cheap, null],
  ['is new', null, cheap, null],
  ['is gone', dear, null, null],
] as const)('a price that %s', (_, before, after, expected) => {
  expect(planPriceDrop(before, after)).toEqual(expected);
});
