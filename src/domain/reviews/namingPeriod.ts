/** Milliseconds after the last change of a sold bike in which its seller may say who bought it, also in firestore.rules. */
export const namingPeriod = 60 * 24 * 3_600_000;

/** Is a bike sold, and recently enough for its deal to be agreed on? */
export const isSoldLately = (
  { status, updated_at }: { status: string; updated_at: number },
  now: number,
): boolean => status === 'sold' && now < updated_at + namingPeriod;
