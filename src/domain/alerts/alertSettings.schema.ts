import * as z from 'zod/mini';
import { Revision } from '../platform/revision.schema.ts';
import { Time } from '../time/time.schema.ts';
import { deliveries } from './alertSettings.ts';

/** What lies at alert_settings/{user}: how somebody wants to be written to. */
export const AlertSettings = z.strictObject({
  /** As in src/i18n/languages.ts, of which the domain knows nothing. */
  language: z.enum(['en', 'vi']),
  delivery: z.enum(deliveries),
  /** Whether to tell of lower prices of liked bikes; documents from before that was possible do not say. */
  price_drops: z._default(z.boolean(), false),
  updated_at: Time,
  revision: Revision,
});
export type AlertSettings = z.infer<typeof AlertSettings>;
