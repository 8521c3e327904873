import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** Document zalo_accounts/{hash of a Zalo user's id}: the Vongxe account that this user signs in to. */
export const ZaloAccount = z.strictObject({ user_id: z.string(), linked_at: Time });
