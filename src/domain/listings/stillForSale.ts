import type { Listing } from './listing.schema.ts';

export const stillForSaleAnswers = ['keep', 'sold', 'pause'] as const;
export type StillForSaleAnswer = (typeof stillForSaleAnswers)[number];

/** Did the site pause the listing because the seller did not answer, without changes since? */
export const isAutoPaused = (listing: Pick<Listing, 'status' | 'updated_at' | 'auto_paused_at'>): boolean =>
  listing.status === 'paused' && (listing.auto_paused_at ?? 0) >= listing.updated_at;
