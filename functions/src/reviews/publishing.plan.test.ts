import { expect, it } from 'vitest';
import { day } from '../../../src/domain/time/time.ts';
import { planPublishing } from './publishing.plan.ts';

const now = Date.UTC(2026, 0, 20);
const written = (days: number, published = false) => ({
  created_at: now - days * day,
  published_at: published ? now : null,
});

it.each([
  ['nobody has written', { buyer: null, seller: null }, []],
  ['one has written today', { buyer: written(0), seller: null }, []],
  ['one has waited for 13 days', { buyer: null, seller: written(13) }, []],
  ['one has waited for 14 days', { buyer: null, seller: written(14) }, ['seller']],
  ['both have written today', { buyer: written(0), seller: written(0) }, ['buyer', 'seller']],
  ['the second comes after 14 days', { buyer: written(20, true), seller: written(0) }, ['seller']],
  ['one is published alone', { buyer: written(20, true), seller: null }, []],
  ['both are published', { buyer: written(20, true), seller: written(1, true) }, []],
] as const)('when %s', (_, reviews, roles) => expect(planPublishing(reviews, now)).toEqual(roles));
