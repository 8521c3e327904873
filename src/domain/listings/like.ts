/** The rules demand this id. */
export const likeId = (userId: string, listingId: string) => `${userId}_${listingId}`;
