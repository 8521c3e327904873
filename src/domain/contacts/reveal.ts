/** One reveal for each person and listing, however often the number is looked at. */
export const revealId = (userId: string, listingId: string) => `${userId}_${listingId}`;
