import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** Document likes/{user}_{listing} */
export const Like = z.strictObject({ user_id: z.string(), motorcycle_id: z.string(), created_at: Time });
export type Like = z.infer<typeof Like>;
