import { describe, expect, it } from 'vitest';
import type { Alert } from '../../../src/domain/alert.ts';
import { day, hour } from '../../../src/domain/time.ts';
import { buildAlert, buildCriteria } from '../../../tests/fixtures/buildAlert.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { type Find, nextMorning, planAlertLetter, planDue } from './planAlertLetter.ts';

const minute = hour / 60;
const morning = Date.UTC(2026, 5, 2);

describe('when a letter is due', () => {
  it.each([
    ['at seven in Vietnam', morning, morning],
    ['a moment later', morning + 1, morning + day],
    ['at noon in Vietnam', morning + 5 * hour, morning + day],
    ['a moment before seven', morning - 1, morning],
  ])('the next morning for what is found %s', (_, moment, expected) => {
    expect(nextMorning(moment)).toBe(expected);
  });
  it.each([
    ['soon, the first time', 'soon', morning, 0, morning],
    ['soon, long after the last', 'soon', morning, morning - 2 * hour, morning],
    ['soon, ten minutes after the last', 'soon', morning, morning - 10 * minute, morning + 50 * minute],
    ['daily, the first time', 'daily', morning + hour, 0, morning + day],
    ['daily, left over at the very moment of the letter', 'daily', morning - hour, morning, morning + day],
    ['daily, left over from this morning', 'daily', morning - hour, morning + minute, morning + day],
  ] as const)('%s', (_, delivery, foundAt, last, due) => {
    expect(planDue(delivery, foundAt, last)).toBe(due);
  });
});

const bike = (id: string, changes: Parameters<typeof buildListing>[0] = {}) =>
  buildListing({ id, slug: id, ...changes });
const find = (id: string, changes: Parameters<typeof buildListing>[0] = {}): Find => ({
  id: `buyer_${id}`,
  bike: bike(id, changes),
});
const wants = (criteria: Partial<Alert['criteria']>, changes: Partial<Alert> = {}) =>
  buildAlert({ criteria: buildCriteria(criteria), ...changes });
const said = (finds: readonly Find[], alerts: readonly Alert[]) => {
  const { lines, ...rest } = planAlertLetter(finds, alerts);
  return { ...rest, bikes: lines.map((line) => line.bike.id) };
};

describe('what a letter says', () => {
  it('ten bikes at most, and the rest later', () => {
    const finds = Array.from({ length: 13 }, (_, n) => find(`b${n}`));
    const { bikes, later, said: told } = said(finds, [wants({})]);
    expect(bikes).toEqual(finds.slice(0, 10).map(({ bike: it }) => it?.id));
    expect(later).toEqual(finds.slice(10).map(({ id }) => id));
    expect(told).toHaveLength(10);
  });

  it('one line for a bike that several alerts want, and every one of them in it', () => {
    const alerts = [wants({ make: 'Honda' }), wants({ model: 'wave' }), wants({ make: 'Yamaha' })];
    const { lines } = planAlertLetter([find('b')], alerts);
    expect(lines.map(({ alerts: wanting }) => wanting)).toEqual([alerts.slice(0, 2)]);
  });

  it.each([
    ['sold since', find('b', { status: 'sold' }), wants({})],
    ['paused since', find('b', { status: 'paused' }), wants({})],
    ['deleted since', find('b', { deleted_at: 1 }), wants({})],
    ['that cannot be read', { id: 'buyer_b', bike: null }, wants({})],
    ['dearer since', find('b', { price: 20_000_001 }), wants({ max_price: 20_000_000 })],
    ['of an alert that was switched off', find('b'), wants({}, { is_active: false })],
    ['of one’s own', find('b', { user_id: 'buyer' }), wants({})],
  ] as const)('nothing of a bike %s, now or later', (_, gone, alert) => {
    expect(said([gone], [alert])).toEqual({ bikes: [], said: ['buyer_b'], later: [] });
  });

  it('nothing when all alerts are gone', () => {
    expect(said([find('b')], [])).toEqual({ bikes: [], said: ['buyer_b'], later: [] });
  });
});
