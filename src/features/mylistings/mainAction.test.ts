import { expect, it } from 'vitest';
import { buildDraft, buildHidden, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { day } from '../../domain/time/time.ts';
import { mainAction } from './mainAction.ts';

const now = Date.UTC(2026, 10, 26);
const listing = (changes: Parameters<typeof buildListing>[0]) => ({
  ...buildListing({ updated_at: now, ...changes }),
  id: 'wave',
});

it.each([
  ['on sale', listing({}), false, 'edit'],
  ['on sale, and not confirmed for fifteen days', listing({ updated_at: now - 15 * day }), false, 'renew'],
  ['paused', listing({ status: 'paused' }), false, 'activate'],
  ['sold', listing({ status: 'sold' }), false, 'edit'],
  ['sold to somebody who wrote', listing({ status: 'sold' }), true, 'whoBought'],
  ['a draft', { ...buildDraft(), id: 'wave' }, false, 'edit'],
  ['hidden by an operator', { ...buildHidden(), id: 'wave' }, false, null],
] as const)('the button of a listing that is %s', (_, own, mayNameBuyer, action) => {
  expect(mainAction(own, mayNameBuyer, now)).toBe(action);
});
