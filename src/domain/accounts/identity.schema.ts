import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** Document identities/{uid}: that an identity was checked, never a copy of what was shown. */
export const Identity = z.strictObject({
  level: z.enum(['phone', 'papers', 'vneid']),
  /** Operator who checked; null: the sign-in service, which sent a code to the phone. */
  operator_id: z.nullable(z.string()),
  checked_at: Time,
});
export type Identity = z.infer<typeof Identity>;
