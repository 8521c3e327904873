import { describe, expect, it } from 'vitest';
import type { Visit } from './proposal.schema.ts';
import type { VisitCode } from './proposalFields.ts';
import { isStanding, nextVisit, visitChoices, visitProblem, visitValues } from './visit.ts';

// Tuesday 24 November 2026, 13:00 in Vietnam.
const now = Date.UTC(2026, 10, 24, 6);
const values = { day: '2026-11-28', time: '09:00', place: '12 Lê Lợi, Huế' };
const proposed: Visit = {
  starts_at: Date.UTC(2026, 10, 28, 2),
  place: '12 Lê Lợi, Huế',
  by: 'buyer',
  state: 'open',
  sequence: 0,
  reply_id: 'r1',
};
const agreed: Visit = { ...proposed, state: 'accepted' };
const cancelled: Visit = { ...proposed, state: 'cancelled' };
const past: Visit = { ...agreed, starts_at: now };
const move = (code: VisitCode, by: string, changes: Partial<typeof values> = {}) => ({
  code,
  by,
  values: { ...values, ...changes },
  reply_id: 'r2',
});

it('a visit is written as the day and the time in Vietnam', () => {
  expect(visitValues(proposed)).toEqual(values);
  expect(visitValues({ starts_at: Date.UTC(2026, 10, 28, 18, 5), place: 'Huế' })).toEqual({
    day: '2026-11-29',
    time: '01:05',
    place: 'Huế',
  });
});

it.each([
  [{}, null],
  [{ day: '2026-11-24', time: '13:01' }, null],
  [{ day: '2026-11-24', time: '13:00' }, 'past'],
  [{ day: '2026-11-23', time: '23:59' }, 'past'],
  [{ day: '2027-01-23', time: '13:00' }, null],
  [{ day: '2027-01-23', time: '13:01' }, 'tooFar'],
  [{ time: '00:00' }, null],
  [{ time: '23:59' }, null],
  [{ day: '2026-11-31' }, 'day'],
  [{ day: '' }, 'day'],
  [{ time: '' }, 'day'],
  [{ place: '' }, 'place'],
  [{ place: ' \u200b' }, 'place'],
  [{ place: 'a\nb' }, 'place'],
  [{ place: 'a'.repeat(60) }, null],
  [{ place: 'a'.repeat(61) }, 'place'],
] as const)('what is wrong with %o: %s', (changes, problem) => {
  expect(visitProblem({ ...values, ...changes }, now)).toBe(problem);
});

it.each([
  [undefined, false],
  [proposed, true],
  [agreed, true],
  [cancelled, false],
  [past, false],
  [{ ...agreed, starts_at: now + 1 }, true],
] as const)('%o is still to come: %s', (visit, standing) => {
  expect(isStanding(visit, now)).toBe(standing);
});

it.each([
  [undefined, 'buyer', ['visit_propose']],
  [cancelled, 'seller', ['visit_propose']],
  [past, 'seller', ['visit_propose']],
  [proposed, 'buyer', ['visit_move', 'visit_cancel']],
  [proposed, 'seller', ['visit_accept', 'visit_move', 'visit_cancel']],
  [agreed, 'seller', ['visit_move', 'visit_cancel']],
  [agreed, 'buyer', ['visit_move', 'visit_cancel']],
] as const)('of %o the %s may do: %o', (visit, who, choices) => {
  expect(visitChoices(visit, who, now)).toEqual(choices);
});

describe('a proposed visit', () => {
  it('is open, at the time and place of the proposal', () =>
    expect(nextVisit(undefined, move('visit_propose', 'buyer'), now)).toEqual({
      starts_at: Date.UTC(2026, 10, 28, 2),
      place: '12 Lê Lợi, Huế',
      by: 'buyer',
      state: 'open',
      sequence: 0,
      reply_id: 'r2',
    }));
  it.each([cancelled, past, proposed, agreed])('takes the place of %o, one higher in a calendar', (last) =>
    expect(nextVisit({ ...last, sequence: 4 }, move('visit_propose', 'seller'), now)).toMatchObject({
      by: 'seller',
      state: 'open',
      sequence: 5,
    }),
  );
  it.each([{ day: '2026-11-24', time: '13:00' }, { day: '2027-01-23', time: '13:01' }, { place: '' }])(
    'is none with %o',
    (changes) => {
      expect(nextVisit(undefined, move('visit_propose', 'buyer', changes), now)).toBeNull();
      expect(nextVisit(proposed, move('visit_move', 'seller', changes), now)).toBeNull();
    },
  );
});

describe('a proposed or agreed visit', () => {
  it('is accepted by the other side, at its time and place', () =>
    expect(nextVisit(proposed, move('visit_accept', 'seller'), now)).toEqual({
      ...proposed,
      state: 'accepted',
      reply_id: 'r2',
    }));
  it('is not accepted by its proposer, nor twice', () => {
    expect(nextVisit(proposed, move('visit_accept', 'buyer'), now)).toBeNull();
    expect(nextVisit(agreed, move('visit_accept', 'seller'), now)).toBeNull();
  });
  it.each([{ time: '09:01' }, { day: '2026-11-29' }, { place: 'Huế' }])(
    'is neither accepted nor cancelled as another: %o',
    (changes) => {
      expect(nextVisit(proposed, move('visit_accept', 'seller', changes), now)).toBeNull();
      expect(nextVisit(proposed, move('visit_cancel', 'seller', changes), now)).toBeNull();
    },
  );
  it.each([proposed, agreed])('is moved by either, and open again: %o', (last) => {
    for (const by of ['buyer', 'seller'])
      expect(nextVisit(last, move('visit_move', by, { time: '15:30' }), now)).toEqual({
        starts_at: Date.UTC(2026, 10, 28, 8, 30),
        place: '12 Lê Lợi, Huế',
        by,
        state: 'open',
        sequence: 1,
        reply_id: 'r2',
      });
  });
  it.each([proposed, agreed])('is cancelled by either, who is named: %o', (last) => {
    for (const by of ['buyer', 'seller'])
      expect(nextVisit(last, move('visit_cancel', by), now)).toEqual({
        ...proposed,
        by,
        state: 'cancelled',
        sequence: 1,
        reply_id: 'r2',
      });
  });
});

it.each(['visit_accept', 'visit_move', 'visit_cancel'] as const)(
  'nobody says %s where none stands',
  (code) => {
    const later = { ...values, day: '2026-11-30' };
    for (const last of [undefined, cancelled, past])
      expect(nextVisit(last, move(code, 'seller', code === 'visit_move' ? later : {}), now)).toBeNull();
    expect(nextVisit(past, move(code, 'seller', { day: '2026-11-24', time: '13:00' }), now)).toBeNull();
  },
);
