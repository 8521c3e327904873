import * as z from 'zod/mini';

/** A model's week: median price in đồng, and number of bikes. */
const Week = z.object({ median: z.int().check(z.positive()), count: z.int().check(z.positive()) });

/** Document price_history/{make}: weeks by Monday ('2026-11-23'), by the model's slug. */
export const PriceHistory = z.object({ models: z.record(z.string(), z.record(z.string(), Week)) });
export type PriceHistory = z.output<typeof PriceHistory>;
export type Week = z.output<typeof Week>;
