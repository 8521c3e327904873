import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** Document reveals/{user}_{listing}: this user has seen the seller's number. */
export const Reveal = z.strictObject({ user_id: z.string(), motorcycle_id: z.string(), last_at: Time });
export type Reveal = z.infer<typeof Reveal>;
