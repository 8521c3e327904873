/** For so many milliseconds after the last change of a sold bike its seller may say who bought it; firestore.rules are written with it. */
export const namingPeriod = 60 * 24 * 3_600_000;

/** Is a bike sold, and recently enough for its deal to be agreed on? */
export const isSoldLately = (
  { status, updated_at }: { status: string; updated_at: number },
  now: number,
): boolean => status === 'sold' && now < updated_at + namingPeriod;
