/** Returns the id of a reveal: one per person and listing. */
export const revealId = (userId: string, listingId: string) => `${userId}_${listingId}`;
