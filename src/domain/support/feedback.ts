/** Ratings, best first: 5 is Excellent (D41). */
export const ratings = [5, 4, 3, 2, 1] as const;
