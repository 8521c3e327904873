import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';

/** `young`: the account is too new. */
export const photoRefusals = ['type', 'size', 'shape', 'truncated', 'limit', 'young'] as const;

/** Document message_photos/{id}: a photo that only the two people of a conversation can see. */
export const MessagePhoto = z.strictObject({
  user_id: z.string(),
  state: z.enum(['processing', 'ready', ...photoRefusals]),
  /** Null until a message contains the photo. */
  thread_id: z.nullable(z.string()),
  created_at: Time,
  delete_at: z.nullable(Time),
});
export type MessagePhoto = z.infer<typeof MessagePhoto>;
