import { nobody } from '../accounts/profile.ts';

export const followId = (userId: string, sellerId: string): string => `${userId}_${sellerId}`;

/** False for oneself and deleted accounts. */
export const canFollow = (userId: string, sellerId: string): boolean =>
  sellerId !== userId && sellerId !== nobody && sellerId !== '';
