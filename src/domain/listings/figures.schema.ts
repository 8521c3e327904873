import * as z from 'zod/mini';

/**
 * Numbers of people who liked a bike, saw its seller's number or wrote. `views`: only since the last nightly
 * run; the listing's `views_count` contains earlier ones.
 */
export const Figures = z.object({ likes: z.int(), reveals: z.int(), questions: z.int(), views: z.int() });
export type Figures = z.infer<typeof Figures>;
