import { nobody } from '../accounts/profile.ts';

/** One block for each two people and direction: blocks/{who blocks}_{who is blocked}. */
export const blockId = (userId: string, otherId: string): string => `${userId}_${otherId}`;

/** Nobody blocks themselves, or somebody who has left. */
export const canBlock = (userId: string, otherId: string): boolean =>
  otherId !== userId && otherId !== nobody && otherId !== '';
