/** One like for each person and listing. The rules compare the id. */
export const likeId = (userId: string, listingId: string) => `${userId}_${listingId}`;
