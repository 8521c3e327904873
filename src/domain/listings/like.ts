export type { Like } from './schemas/like.ts';

export const likeId = (userId: string, listingId: string) => `${userId}_${listingId}`;
