import { type Action, type Mine, offersRenewal } from './planAction.ts';

/** An action on a listing, the way to its form, or the question who bought it. */
export type MainAction = Extract<Action, 'renew' | 'activate'> | 'edit' | 'whoBought';

/**
 * Returns the action that a row shows as a button: the next thing that its seller has to say about the bike, else the
 * form. Null where an operator has hidden the listing. Everything else is in the menu of the row.
 */
export const mainAction = (listing: Mine, mayNameBuyer: boolean, now: number): MainAction | null => {
  if (listing.status === 'hidden') return null;
  if (offersRenewal(listing, now)) return 'renew';
  if (listing.status === 'paused') return 'activate';
  return mayNameBuyer ? 'whoBought' : 'edit';
};
