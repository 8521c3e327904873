import { atom } from 'nanostores';

/** Counts how often this page joined or left a shop. Each time, its stock is read again. */
export const $memberships = atom(0);
