/** Milliseconds in which the seller of a sold bike can name the buyer, as in firestore.rules. */
export const namingPeriod = 60 * 24 * 3_600_000;

/** Is the bike sold, with its last change within `namingPeriod`? */
export const isSoldLately = (
  { status, updated_at }: { status: string; updated_at: number },
  now: number,
): boolean => status === 'sold' && now < updated_at + namingPeriod;
