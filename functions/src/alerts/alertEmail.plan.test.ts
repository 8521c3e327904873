import { describe, expect, it } from 'vitest';
import type { Alert } from '../../../src/domain/alerts/alert.ts';
import { day, hour } from '../../../src/domain/time/time.ts';
import { buildAlert, buildCriteria } from '../../../tests/fixtures/buildAlert.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { type Match, nextSlot, planAlertEmail, planDue, type Wants } from './alertEmail.plan.ts';

const minute = hour / 60;
/** 7:00 on a Saturday in Vietnam. */
const saturday = Date.UTC(2026, 5, 6);
const [morning, evening] = [saturday + hour, saturday + 11 * hour];
const never = { last: 0, digest: 0 };

describe('when an email is due', () => {
  it.each([
    ['daily', 'at six in the evening in Vietnam', evening, evening],
    ['daily', 'a moment later', evening + 1, evening + day],
    ['daily', 'in the morning', morning, evening],
    ['weekly', 'on Saturday at eight in Vietnam', morning, morning],
    ['weekly', 'a moment later', morning + 1, morning + 7 * day],
    ['weekly', 'the Sunday before', morning - 6 * day, morning],
  ] as const)('%s, for a bike %s', (delivery, _, moment, expected) => {
    expect(nextSlot(delivery, moment)).toBe(expected);
  });
  it.each([
    ['soon, the first time', 'soon', morning, never, morning],
    ['soon, long after the last', 'soon', morning, { last: morning - 2 * hour, digest: 0 }, morning],
    [
      'soon, ten minutes after the last, a digest or not',
      'soon',
      morning,
      { last: morning - 10 * minute, digest: morning - 10 * minute },
      morning + 50 * minute,
    ],
    ['daily, whatever came at once before', 'daily', morning, { last: evening - minute, digest: 0 }, evening],
    [
      'daily, left over from this evening',
      'daily',
      morning,
      { last: evening, digest: evening },
      evening + day,
    ],
    ['weekly, the first time', 'weekly', morning - day, never, morning],
    [
      'weekly, though a digest of the day came since',
      'weekly',
      morning - 3 * day,
      { last: evening - day, digest: evening - day },
      morning,
    ],
  ] as const)('%s', (_, delivery, foundAt, sent, due) => {
    expect(planDue(delivery, foundAt, sent)).toBe(due);
  });
});

const bike = (id: string, changes: Parameters<typeof buildListing>[0] = {}) =>
  buildListing({ id, slug: id, ...changes });
const find = (id: string, changes: Parameters<typeof buildListing>[0] = {}): Match => ({
  id: `buyer_${id}`,
  bike: bike(id, changes),
  drop: null,
  foundAt: 0,
});
const nothing: Wants = { alerts: [], liked: new Set(), followed: new Set(), usual: 'soon' };
const plan = (matches: readonly Match[], wanted: Partial<Wants>, now = morning) =>
  planAlertEmail(matches, { ...nothing, ...wanted }, never, now);
const wants = (criteria: Partial<Alert['criteria']>, changes: Partial<Alert> = {}) =>
  buildAlert({ criteria: buildCriteria(criteria), ...changes });
const planned = (matches: readonly Match[], alerts: readonly Alert[]) => {
  const { lines, toldIds, later } = plan(matches, { alerts });
  return { toldIds, later: later.map(({ id }) => id), bikes: lines.map((line) => line.bike.id) };
};

describe('what an email says', () => {
  it('nothing of a bike whose title is an advertisement, neither found nor cheaper', () => {
    const advertised = find('b', { model: 'NVX WIN 100M xe-re.vn' });
    const fell = { ...advertised, id: 'buyer_b@1', drop: { from: 20_000_000, to: 15_000_000 } };
    const alerts = [wants({})];
    expect(plan([advertised, fell], { alerts, liked: new Set(['b']) }).lines).toEqual([]);
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
    const { lines } = plan([find('b')], { alerts });
    expect(lines.map(({ alerts: wanting }) => wanting)).toEqual([alerts.slice(0, 2)]);
  });

  it.each([
    ['sold since', find('b', { status: 'sold' }), wants({})],
    ['paused since', find('b', { status: 'paused' }), wants({})],
    ['deleted since', find('b', { deleted_at: 1 }), wants({})],
    ['that cannot be read', { id: 'buyer_b', bike: null, drop: null, foundAt: 0 }, wants({})],
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
    foundAt: 0,
  });
  const likes = (...ids: string[]) => ({ liked: new Set(ids) });
  const plannedOf = (matches: readonly Match[], wanted = likes('b')) => {
    const { lines, toldIds, later } = plan(matches, wanted);
    return { toldIds, later, lines: lines.map(({ bike: { id }, was }) => [id, was]) };
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
    expect(email.toldIds.toSorted()).toEqual(matches.map(({ id }) => id).toSorted());
  });

  it('one line where an alert wants it as well', () => {
    const wants = { alerts: [buildAlert()], liked: new Set(['b']) };
    const matches = [fell(20_000_000, price), find('b', { price })];
    const { lines, toldIds } = plan(matches, wants);
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
    const { lines, later } = plan(matches, { alerts: [wants({})], liked: new Set(names) });
    expect([lines.length, later.length]).toEqual([10, 6]);
  });
});

describe('rhythms', () => {
  const weekly = wants({}, { delivery: 'weekly' });
  const daily = wants({}, { delivery: 'daily' });
  const monday = morning + 2 * day;
  const foundOn = (moment: number, id = 'b', changes: Parameters<typeof buildListing>[0] = {}): Match => ({
    ...find(id, changes),
    foundAt: moment,
  });

  it('a bike waits for Saturday, and is looked at each evening in case the rhythm changes', () => {
    const { lines, toldIds, later } = plan([foundOn(monday)], { alerts: [weekly] }, monday);
    expect([lines, toldIds]).toEqual([[], []]);
    expect(later).toEqual([{ id: 'buyer_b', at: monday - hour + 11 * hour }]);
    const friday = evening + 6 * day;
    const last = plan([foundOn(monday)], { alerts: [weekly] }, friday);
    expect(last.later).toEqual([{ id: 'buyer_b', at: morning + 7 * day }]);
  });

  it('all that waited is told in one email, up to thirty bikes', () => {
    const matches = Array.from({ length: 31 }, (_, n) => foundOn(monday, `b${n}`));
    const email = plan(matches, { alerts: [weekly] }, morning + 7 * day);
    expect([email.lines.length, email.isDigest]).toEqual([30, true]);
    expect(email.later.map(({ id }) => id)).toEqual(['buyer_b30']);
  });

  it('the fastest alert that wants a bike decides, and names them all', () => {
    const { lines } = plan([foundOn(monday)], { alerts: [weekly, wants({})] }, monday);
    expect(lines.map(({ alerts }) => alerts.length)).toEqual([2]);
  });

  it('an alert without one has that of the settings, as followed sellers have', () => {
    const at = monday + 11 * hour;
    for (const wanted of [{ alerts: [wants({})] }, { followed: new Set(['seller']) }]) {
      expect(plan([foundOn(monday)], { ...wanted, usual: 'daily' }, monday).lines).toEqual([]);
      expect(plan([foundOn(monday)], { ...wanted, usual: 'daily' }, at).lines).toHaveLength(1);
    }
  });

  it('a bike that is paused for a while is told all the same, one that stays paused is not', () => {
    const paused = foundOn(monday, 'b', { status: 'paused' });
    expect(plan([paused], { alerts: [daily] }, monday).later).toHaveLength(1);
    const email = plan([paused], { alerts: [daily] }, monday + 11 * hour);
    expect([email.lines, email.toldIds]).toEqual([[], ['buyer_b']]);
  });

  it('a bike is not told again by a slower rhythm', () => {
    const drop = { from: 20_000_000, to: 15_000_000 };
    const fell = { ...foundOn(monday, 'b', { price: 15_000_000 }), id: 'buyer_b@15000000', drop };
    const news = foundOn(monday, 'b', { price: 15_000_000 });
    const email = plan([fell, news], { alerts: [weekly], liked: new Set(['b']) }, monday);
    expect([email.toldIds, email.later]).toEqual([['buyer_b@15000000', 'buyer_b'], []]);
  });
});

it('a bike of a followed seller is told without an alert, and only while the seller is followed', () => {
  const [line] = plan([find('b')], { followed: new Set(['seller']) }).lines;
  expect(line).toMatchObject({ follows: true, alerts: [] });
  expect(plan([find('b')], { followed: new Set(['another']) }).toldIds).toEqual(['buyer_b']);
});
