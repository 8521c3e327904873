import type { Listing } from './listing.schema.ts';

/** What a seller may answer to 'still for sale?'. */
export const stillForSaleAnswers = ['keep', 'sold', 'pause'] as const;
export type StillForSaleAnswer = (typeof stillForSaleAnswers)[number];

/** Paused by the site because nobody said that it is still for sale, and by nobody since. */
export const isAutoPaused = (listing: Pick<Listing, 'status' | 'updated_at' | 'auto_paused_at'>): boolean =>
  listing.status === 'paused' && (listing.auto_paused_at ?? 0) >= listing.updated_at;
