import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** Document identities/{uid}: how an identity was checked. Stores no data of identity cards. */
export const Identity = z.strictObject({
  level: z.enum(['phone', 'papers', 'vneid']),
  /** Operator who checked the identity; null for a confirmed phone. */
  operator_id: z.nullable(z.string()),
  checked_at: Time,
});
export type Identity = z.infer<typeof Identity>;
