import { atom } from 'nanostores';

/** Increases when the member joins or leaves a shop, so that the page rereads the stock. */
export const $memberships = atom(0);
