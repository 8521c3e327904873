export const revealId = (userId: string, listingId: string) => `${userId}_${listingId}`;
