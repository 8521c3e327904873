import * as z from 'zod/mini';
import { Time } from './time.ts';

/** Soon: within minutes, at most one letter an hour. Daily: everything at seven in the morning. */
export const deliveries = ['soon', 'daily'] as const;
export type Delivery = (typeof deliveries)[number];

/** What lies at alert_settings/{user}: how somebody wants to be written to. */
export const AlertSettings = z.strictObject({
  /** As in src/i18n/languages.ts, of which the domain knows nothing. */
  language: z.enum(['en', 'vi']),
  delivery: z.enum(deliveries),
  updated_at: Time,
});
export type AlertSettings = z.infer<typeof AlertSettings>;

/** What holds until somebody chooses. */
export const usualDelivery: Delivery = 'soon';
