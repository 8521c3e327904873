import { day, vietnameseDay, vietnameseMoment } from '../time/time.ts';

/** For so many days a seller may keep a bike for somebody. */
export const reservedDays = [1, 3, 7] as const;
export type ReservedDays = (typeof reservedDays)[number];

/** A listing or a card, as far as this goes. */
type Bike = { status: string; reserved_until?: number | null | undefined };

/** Until when somebody has a bike's first refusal, where that is not over; null where nobody has. It stays for sale. */
export const reservedUntil = ({ status, reserved_until }: Bike, now: number): number | null =>
  status === 'active' && typeof reserved_until === 'number' && reserved_until > now ? reserved_until : null;

/**
 * The moment at which a reservation of so many days ends: when the last of these days does in Vietnam.
 * @example endOfReservation(1, Date.UTC(2026, 10, 25, 5)) // => Date.UTC(2026, 10, 26, 17)
 */
export const endOfReservation = (days: ReservedDays, now: number): number =>
  vietnameseMoment(vietnameseDay(now + days * day), '00:00') + day;

/** A moment of the last day of a reservation, to name that day. */
export const lastDayOf = (until: number): number => until - 1;
