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
  /** Whether to tell of lower prices of liked bikes; documents from before that was possible do not say. */
  price_drops: z._default(z.boolean(), false),
  updated_at: Time,
});
export type AlertSettings = z.infer<typeof AlertSettings>;

/** What somebody may choose. */
export type LetterChoice = Pick<AlertSettings, 'delivery' | 'price_drops'>;
/** What holds until somebody chooses. */
export const usualChoice: LetterChoice = { delivery: 'soon', price_drops: false };
