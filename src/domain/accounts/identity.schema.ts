import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** Document identities/{uid}. Never holds anything of a document. */
export const Identity = z.strictObject({
  level: z.enum(['phone', 'papers', 'vneid']),
  /** Null: the sign-in service. */
  operator_id: z.nullable(z.string()),
  checked_at: Time,
});
export type Identity = z.infer<typeof Identity>;
