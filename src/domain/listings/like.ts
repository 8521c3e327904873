/** Id of a like: one for each person and listing. The rules compare it. */
export const likeId = (userId: string, listingId: string) => `${userId}_${listingId}`;
