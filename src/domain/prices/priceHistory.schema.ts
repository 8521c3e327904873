import * as z from 'zod/mini';

/** A model's prices in a week: median in đồng, and number of bikes. */
const Week = z.object({ median: z.int().check(z.positive()), count: z.int().check(z.positive()) });

/** Document price_history/{make}: for each model's slug, its weeks keyed by Monday ('2026-11-23'). */
export const PriceHistory = z.object({ models: z.record(z.string(), z.record(z.string(), Week)) });
export type PriceHistory = z.output<typeof PriceHistory>;
export type Week = z.output<typeof Week>;
