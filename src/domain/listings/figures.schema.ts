import * as z from 'zod/mini';

/**
 * How many people like a bike, how many have seen a number of its seller, how many have written about it, and how many have
 * looked at it since its views_count was last added up, which happens at night.
 */
export const Figures = z.object({ likes: z.int(), reveals: z.int(), questions: z.int(), views: z.int() });
export type Figures = z.infer<typeof Figures>;
