import { day, vietnameseDay, vietnameseMoment, vietnameseTime } from '../time/time.ts';
import { isPhraseValue } from './phrase.ts';
import type { Visit } from './proposal.schema.ts';
import type { VisitCode } from './proposalFields.ts';

/** A visit may be at most this many milliseconds ahead. */
export const latestVisit = 60 * day;

export type VisitValues = { day: string; time: string; place: string };

/** @example visitValues({ starts_at: Date.UTC(2026, 10, 28, 2), place: '12 Lê Lợi' }) // => { day: '2026-11-28', time: '09:00', place: '12 Lê Lợi' } */
export const visitValues = ({ starts_at, place }: Pick<Visit, 'starts_at' | 'place'>): VisitValues => ({
  day: vietnameseDay(starts_at),
  time: vietnameseTime(starts_at),
  place,
});

export const visitProblem = (
  { day: date, time, place }: VisitValues,
  now: number,
): 'day' | 'past' | 'tooFar' | 'place' | null => {
  const starts = vietnameseMoment(date, time);
  if (Number.isNaN(starts)) return 'day';
  if (starts <= now) return 'past';
  if (starts > now + latestVisit) return 'tooFar';
  return isPhraseValue('place', place) ? null : 'place';
};

export const isStanding = (visit: Visit | undefined, now: number): visit is Visit =>
  visit !== undefined && visit.state !== 'cancelled' && visit.starts_at > now;

const isAnswerable = (visit: Visit, userId: string) => visit.state === 'open' && visit.by !== userId;

/**
 * Codes that a person may send, the likeliest first.
 * @example visitChoices(undefined, 'buyer', Date.now()) // => ['visit_propose']
 */
export const visitChoices = (visit: Visit | undefined, userId: string, now: number): VisitCode[] => {
  if (!isStanding(visit, now)) return ['visit_propose'];
  return [...(isAnswerable(visit, userId) ? (['visit_accept'] as const) : []), 'visit_move', 'visit_cancel'];
};

/** `reply_id` is null for a first message. */
export type VisitMove = { code: VisitCode; values: VisitValues; by: string; reply_id: string | null };

const isSame = (visit: Visit, { day: date, time, place }: VisitValues) =>
  visit.starts_at === vietnameseMoment(date, time) && visit.place === place;

/**
 * Returns the visit after a move. Null if the move is not allowed: people cannot accept their own proposals.
 * @param now milliseconds since 1970
 */
export const nextVisit = (
  last: Visit | undefined,
  { code, values, by, reply_id }: VisitMove,
  now: number,
): Visit | null => {
  const standing = isStanding(last, now) ? last : null;
  if (code !== 'visit_propose' && standing === null) return null;
  const sequence = last ? last.sequence + 1 : 0;
  if (code === 'visit_accept' || code === 'visit_cancel') {
    if (!standing || !isSame(standing, values)) return null;
    if (code === 'visit_cancel') return { ...standing, by, state: 'cancelled', sequence, reply_id };
    return isAnswerable(standing, by) ? { ...standing, state: 'accepted', reply_id } : null;
  }
  if (visitProblem(values, now) !== null) return null;
  const { day: date, time, place } = values;
  return { starts_at: vietnameseMoment(date, time), place, by, state: 'open', sequence, reply_id };
};
