import { nobody } from '../accounts/profile.ts';

export const followId = (userId: string, sellerId: string): string => `${userId}_${sellerId}`;

/** Can this seller be followed? Not oneself or a deleted account. */
export const canFollow = (userId: string, sellerId: string): boolean =>
  sellerId !== userId && sellerId !== nobody && sellerId !== '';
