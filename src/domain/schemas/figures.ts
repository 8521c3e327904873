import * as z from 'zod/mini';

/** How many people like a bike, and how many have seen a number of its seller; views stand in the listing itself. */
export const Figures = z.object({ likes: z.int(), reveals: z.int() });
export type Figures = z.infer<typeof Figures>;
