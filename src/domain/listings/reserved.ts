type Bike = { status: string; reserved_until?: number | null | undefined };

/** A current reservation's end, or null. */
export const reservedUntil = ({ status, reserved_until }: Bike, now: number): number | null =>
  status === 'active' && typeof reserved_until === 'number' && reserved_until > now ? reserved_until : null;

/** Moment in a reservation's last day, to format that day. */
export const lastDayOf = (until: number): number => until - 1;
