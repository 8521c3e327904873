import { nobody } from '../accounts/profile.ts';

export const blockId = (userId: string, otherId: string): string => `${userId}_${otherId}`;

/** False for oneself and deleted accounts. */
export const canBlock = (userId: string, otherId: string): boolean =>
  otherId !== userId && otherId !== nobody && otherId !== '';
