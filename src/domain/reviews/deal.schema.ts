import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** What lies at deals/{listing}: the thread whose two people agreed first. A listing is sold once. */
export const AgreedDeal = z.strictObject({ thread_id: z.string(), agreed_at: Time });
export type AgreedDeal = z.infer<typeof AgreedDeal>;
