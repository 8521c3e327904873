import * as z from 'zod/mini';

/**
 * How many people like a bike, how many have seen a number of its seller, and how many have written about it; views stand
 * in the listing itself.
 */
export const Figures = z.object({ likes: z.int(), reveals: z.int(), questions: z.int() });
export type Figures = z.infer<typeof Figures>;
