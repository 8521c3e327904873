import * as z from 'zod/mini';

/** How many people have seen a bike, like it, and have asked for a number of its seller. */
export const Figures = z.object({ views: z.int(), likes: z.int(), reveals: z.int() });
export type Figures = z.infer<typeof Figures>;
