import type { Listing } from './listing.schema.ts';

export const stillForSaleAnswers = ['keep', 'sold', 'pause'] as const;
export type StillForSaleAnswer = (typeof stillForSaleAnswers)[number];

/** Is the listing still paused by the site because its seller did not answer? */
export const isAutoPaused = (listing: Pick<Listing, 'status' | 'updated_at' | 'auto_paused_at'>): boolean =>
  listing.status === 'paused' && (listing.auto_paused_at ?? 0) >= listing.updated_at;
