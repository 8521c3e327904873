/** For so many milliseconds after the last change of a sold bike its seller may say who bought it; firestore.rules ask the same. */
export const namingPeriod = 60 * 24 * 3_600_000;
