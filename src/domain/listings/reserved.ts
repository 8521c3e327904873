/** A listing or a card, as far as this goes. */
type Bike = { status: string; reserved_until?: number | null | undefined };

/** Until when somebody has a bike's first refusal, where that is not over; null where nobody has. It stays for sale. */
export const reservedUntil = ({ status, reserved_until }: Bike, now: number): number | null =>
  status === 'active' && typeof reserved_until === 'number' && reserved_until > now ? reserved_until : null;

/** A moment of the last day of a reservation, to name that day. */
export const lastDayOf = (until: number): number => until - 1;
