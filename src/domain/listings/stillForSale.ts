import type { Listing } from './listing.schema.ts';

/** A seller's answers to 'still for sale?'. */
export const stillForSaleAnswers = ['keep', 'sold', 'pause'] as const;
export type StillForSaleAnswer = (typeof stillForSaleAnswers)[number];

/** Has the site paused it for want of an answer, and nobody changed it since? */
export const isAutoPaused = (listing: Pick<Listing, 'status' | 'updated_at' | 'auto_paused_at'>): boolean =>
  listing.status === 'paused' && (listing.auto_paused_at ?? 0) >= listing.updated_at;
