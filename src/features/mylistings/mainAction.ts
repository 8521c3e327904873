import { type Action, type Mine, offersRenewal } from './planAction.ts';

export type MainAction = Extract<Action, 'renew' | 'activate'> | 'edit' | 'whoBought';

/** A listing's main button; hidden listings have none. */
export const mainAction = (listing: Mine, mayNameBuyer: boolean, now: number): MainAction | null => {
  if (listing.status === 'hidden') return null;
  if (offersRenewal(listing, now)) return 'renew';
  if (listing.status === 'paused') return 'activate';
  return mayNameBuyer ? 'whoBought' : 'edit';
};
