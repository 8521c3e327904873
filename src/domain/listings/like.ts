/** The rules compare it. */
export const likeId = (userId: string, listingId: string) => `${userId}_${listingId}`;
