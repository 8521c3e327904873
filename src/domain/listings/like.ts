/** Compared by the rules. */
export const likeId = (userId: string, listingId: string) => `${userId}_${listingId}`;
