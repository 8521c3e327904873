import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** Document deals/{listing}: the first thread in which both sides confirmed the sale. */
export const AgreedDeal = z.strictObject({ thread_id: z.string(), agreed_at: Time });
export type AgreedDeal = z.infer<typeof AgreedDeal>;
