import type { Standing } from './rulebook.ts';

export const path = 'inquiries/asked';
export const parties = ['buyer', 'seller'];
export const outsiders: [string, Standing][] = [
  ['stranger', 'confirmed'],
  ['somebody', 'confirmed'],
  ['seller', 'unconfirmed'],
  ['seller', 'operator'],
];
