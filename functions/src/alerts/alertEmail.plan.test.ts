import { describe, expect, it } from 'vitest';
import type { Alert } from '../../../src/domain/alerts/alert.ts';
import { day, hour } from '../../../src/domain/time/time.ts';
import { buildAlert, buildCriteria } from '../../../tests/fixtures/buildAlert.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { type Match, nextMorning, planAlertEmail, planDue } from './alertEmail.plan.ts';

const minute = hour / 60;
const morning = Date.UTC(2026, 5, 2);

describe('when an email is due', () => {
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
    ['daily, left over at the very moment of the email', 'daily', morning - hour, morning, morning + day],
    ['daily, left over from this morning', 'daily', morning - hour, morning + minute, morning + day],
  ] as const)('%s', (_, delivery, foundAt, last, due) => {
    expect(planDue(delivery, foundAt, last)).toBe(due);
  });
});

const bike = (id: string, changes: Parameters<typeof buildListing>[0] = {}) =>
  buildListing({ id, slug: id, ...changes });
const find = (id: string, changes: Parameters<typeof buildListing>[0] = {}): Match => ({
  id: `buyer_${id}`,
  bike: bike(id, changes),
  drop: null,
});
const nobodyLikes: ReadonlySet<string> = new Set();
const wants = (criteria: Partial<Alert['criteria']>, changes: Partial<Alert> = {}) =>
  buildAlert({ criteria: buildCriteria(criteria), ...changes });
const planned = (matches: readonly Match[], alerts: readonly Alert[]) => {
  const { lines, ...rest } = planAlertEmail(matches, { alerts, liked: nobodyLikes });
  return { ...rest, bikes: lines.map((line) => line.bike.id) };
};

describe('what an email says', () => {
  it('nothing of a bike whose title is an advertisement, neither found nor cheaper', () => {
    const advertised = find('b', { model: 'NVX WIN 100M xe-re.vn' });
    const fell = { ...advertised, id: 'buyer_b@1', drop: { from: 20_000_000, to: 15_000_000 } };
    const alerts = [wants({})];
    expect(planAlertEmail([advertised, fell], { alerts, liked: new Set(['b']) }).lines).toEqual([]);
  });

  it('ten bikes at most, and the rest later', () => {
    const matches = Array.from({ length: 13 }, (_, n) => find(`b${n}`));
    const { bikes, later, toldIds } = planned(matches, [wants({})]);
    expect(bikes).toEqual(matches.slice(0, 10).map(({ bike: it }) => it?.id));
    expect(later).toEqual(matches.slice(10).map(({ id }) => id));
    expect(toldIds).toHaveLength(10);
  });

  it('one line for a bike that several alerts want, and every one of them in it', () => {
    const alerts = [wants({ make: 'Honda' }), wants({ model: 'wave' }), wants({ make: 'Yamaha' })];
    const { lines } = planAlertEmail([find('b')], { alerts, liked: nobodyLikes });
    expect(lines.map(({ alerts: wanting }) => wanting)).toEqual([alerts.slice(0, 2)]);
  });

  it.each([
    ['sold since', find('b', { status: 'sold' }), wants({})],
    ['paused since', find('b', { status: 'paused' }), wants({})],
    ['deleted since', find('b', { deleted_at: 1 }), wants({})],
    ['that cannot be read', { id: 'buyer_b', bike: null, drop: null }, wants({})],
    ['dearer since', find('b', { price: 20_000_001 }), wants({ max_price: 20_000_000 })],
    ['of an alert that was switched off', find('b'), wants({}, { is_active: false })],
    ['of one’s own', find('b', { user_id: 'buyer' }), wants({})],
  ] as const)('nothing of a bike %s, now or later', (_, gone, alert) => {
    expect(planned([gone], [alert])).toEqual({ bikes: [], toldIds: ['buyer_b'], later: [] });
  });

  it('nothing when all alerts are gone', () => {
    expect(planned([find('b')], [])).toEqual({ bikes: [], toldIds: ['buyer_b'], later: [] });
  });
});

describe('what an email says of a liked bike', () => {
  const price = 15_000_000;
  const fell = (from: number, to: number, changes: Parameters<typeof buildListing>[0] = {}): Match => ({
    id: `buyer_b@${to}`,
    bike: bike('b', { price, ...changes }),
    drop: { from, to },
  });
  const likes = (...ids: string[]) => ({ alerts: [], liked: new Set(ids) });
  const plannedOf = (matches: readonly Match[], wanted = likes('b')) => {
    const { lines, ...rest } = planAlertEmail(matches, wanted);
    return { ...rest, lines: lines.map(({ bike: { id }, was }) => [id, was]) };
  };

  it('that it costs less, and what it cost before', () => {
    const email = plannedOf([fell(20_000_000, price)]);
    expect(email).toEqual({ lines: [['b', 20_000_000]], toldIds: [`buyer_b@${price}`], later: [] });
  });

  it.each([[[0, 1]], [[1, 0]]])('one line for a price that fell twice, in any order: %j', (order) => {
    const both = [fell(20_000_000, 18_000_000), fell(18_000_000, price)];
    const matches = order.map((place) => both[place] as Match);
    const email = plannedOf(matches);
    expect(email.lines).toEqual([['b', 20_000_000]]);
    expect(email.toldIds).toEqual(matches.map(({ id }) => id));
  });

  it('one line where an alert wants it as well', () => {
    const wants = { alerts: [buildAlert()], liked: new Set(['b']) };
    const matches = [fell(20_000_000, price), find('b', { price })];
    const { lines, toldIds } = planAlertEmail(matches, wants);
    expect(lines.map(({ was, alerts }) => [was, alerts.length])).toEqual([[20_000_000, 1]]);
    expect(toldIds).toHaveLength(2);
  });

  it.each([
    ['that costs something else by now', fell(20_000_000, price, { price: price + 1 }), likes('b')],
    ['that is sold', fell(20_000_000, price, { status: 'sold' }), likes('b')],
    ['that is not liked any more, or was not asked for', fell(20_000_000, price), likes()],
  ] as const)('nothing of one %s', (_, gone, wanted) => {
    expect(plannedOf([gone], wanted)).toEqual({ lines: [], toldIds: [gone.id], later: [] });
  });

  it('ten bikes at most, found ones and liked ones together', () => {
    const names = Array.from({ length: 8 }, (_, n) => `l${n}`);
    const drop = { from: 20_000_000, to: price };
    const matches = names.flatMap((name) => [find(`found-${name}`), { ...find(name, { price }), drop }]);
    const { lines, later } = planAlertEmail(matches, { alerts: [wants({})], liked: new Set(names) });
    expect([lines.length, later.length]).toEqual([10, 6]);
  });
});
