import * as z from 'zod/mini';

/**
 * Numbers of people who like a bike, have seen its seller's number or wrote about it. `views`: views since
 * the last nightly run; `views_count` has earlier ones.
 */
export const Figures = z.object({ likes: z.int(), reveals: z.int(), questions: z.int(), views: z.int() });
export type Figures = z.infer<typeof Figures>;
