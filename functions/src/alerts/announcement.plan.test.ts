import { expect, it } from 'vitest';
import { hour } from '../../../src/domain/time/time.ts';
import { buildDraft, buildListing, longAgo } from '../../../tests/fixtures/buildListing.ts';
import { planAnnouncement } from './announcement.plan.ts';

const active = buildListing();
const paused = buildListing({ status: 'paused' });
const sold = buildListing({ status: 'sold' });
const deleted = buildListing({ deleted_at: 1 });

it.each([
  ['created for sale', null, active, 0, 'announce'],
  ['published from a draft', buildDraft(), active, 90 * 24 * hour, 'announce'],
  ['activated', paused, active, 90 * 24 * hour, 'announce'],
  ['unsold', sold, active, 0, 'announce'],
  ['restored from a backup', null, active, hour + 1, 'keep silent'],
  ['edited', active, { ...active, price: 1 }, 0, null],
  ['paused', active, paused, 0, null],
  ['put up with an address in its title', null, { ...active, model: 'NVX xe-re.vn' }, 0, null],
  ['rid of an address in its title', { ...active, model: 'NVX xe-re.vn' }, active, 0, 'announce'],
  ['sold', active, sold, 0, null],
  ['deleted', active, deleted, 0, null],
  ['created as a draft', null, buildDraft(), 0, null],
  ['removed', active, null, 0, null],
] as const)('[S4.18] one that is %s', (_, before, after, later, expected) => {
  expect(planAnnouncement(before, after, longAgo + later)).toBe(expected);
});
