import * as z from 'zod/mini';

/** One week of a model: what half of its bikes cost less than, in đồng, and how many there were. */
const Week = z.object({ median: z.int().check(z.positive()), count: z.int().check(z.positive()) });

/**
 * `price_history/{make}`: of each model, by its slug (modelFamily.ts), the weeks by their Monday ('2026-11-23').
 * Only functions write it.
 */
export const PriceHistory = z.object({ models: z.record(z.string(), z.record(z.string(), Week)) });
export type PriceHistory = z.output<typeof PriceHistory>;
export type Week = z.output<typeof Week>;
