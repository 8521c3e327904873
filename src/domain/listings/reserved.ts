type Bike = { status: string; reserved_until?: number | null | undefined };

/** Returns a current reservation's end, or null. A reserved bike stays for sale. */
export const reservedUntil = ({ status, reserved_until }: Bike, now: number): number | null =>
  status === 'active' && typeof reserved_until === 'number' && reserved_until > now ? reserved_until : null;

/** Returns a moment in the last day of a reservation, to name that day. */
export const lastDayOf = (until: number): number => until - 1;
