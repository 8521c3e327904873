import { day, vietnameseDay, vietnameseMoment } from '../time/time.ts';

export const reservedDays = [1, 3, 7] as const;
export type ReservedDays = (typeof reservedDays)[number];

/**
 * A reservation's end: midnight after its last day in Vietnam.
 * @example endOfReservation(1, Date.UTC(2026, 10, 25, 5)) // => Date.UTC(2026, 10, 26, 17)
 */
export const endOfReservation = (days: ReservedDays, now: number): number =>
  vietnameseMoment(vietnameseDay(now + days * day), '00:00') + day;
