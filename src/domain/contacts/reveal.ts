/** Id of a reveal: one for each person and listing. */
export const revealId = (userId: string, listingId: string) => `${userId}_${listingId}`;
