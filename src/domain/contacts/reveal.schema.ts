import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** What lies at reveals/{user}_{listing}: somebody has seen a number of a bike's seller. The number is not kept. */
export const Reveal = z.strictObject({ user_id: z.string(), motorcycle_id: z.string(), last_at: Time });
export type Reveal = z.infer<typeof Reveal>;
