import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** Document zalo_accounts/{hash}: the account that a person at Zalo opens. */
export const ZaloAccount = z.strictObject({ user_id: z.string(), linked_at: Time });
