import { day, vietnameseDay, vietnameseMoment } from '../time/time.ts';

/** For so many days a seller may keep a bike for somebody. */
export const reservedDays = [1, 3, 7] as const;
export type ReservedDays = (typeof reservedDays)[number];

/**
 * The moment at which a reservation of so many days ends: when the last of these days does in Vietnam.
 * @example endOfReservation(1, Date.UTC(2026, 10, 25, 5)) // => Date.UTC(2026, 10, 26, 17)
 */
export const endOfReservation = (days: ReservedDays, now: number): number =>
  vietnameseMoment(vietnameseDay(now + days * day), '00:00') + day;
