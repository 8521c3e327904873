import { nobody } from '../accounts/profile.ts';

export const blockId = (userId: string, otherId: string): string => `${userId}_${otherId}`;

/** Can this person be blocked? Not oneself or a deleted account. */
export const canBlock = (userId: string, otherId: string): boolean =>
  otherId !== userId && otherId !== nobody && otherId !== '';
