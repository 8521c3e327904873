import * as z from 'zod/mini';
import { Revision } from '../platform/revision.schema.ts';
import { Time } from '../time/time.schema.ts';
import { deliveries } from './alertSettings.ts';

/** Document alert_settings/{user} */
export const AlertSettings = z.strictObject({
  /** As in src/i18n/languages.ts, which the domain must not import. */
  language: z.enum(['en', 'vi']),
  delivery: z.enum(deliveries),
  /** Emails about liked bikes' price drops. Missing in older documents. */
  price_drops: z._default(z.boolean(), false),
  updated_at: Time,
  revision: Revision,
});
export type AlertSettings = z.infer<typeof AlertSettings>;
