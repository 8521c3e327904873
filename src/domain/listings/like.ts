/** firestore.rules require this id. */
export const likeId = (userId: string, listingId: string) => `${userId}_${listingId}`;
