import type { AlertSettings } from './schemas/alertSettings.ts';

/** Soon: within minutes, at most one letter an hour. Daily: everything at seven in the morning. */
export const deliveries = ['soon', 'daily'] as const;
export type Delivery = (typeof deliveries)[number];

/** What somebody may choose. */
export type LetterChoice = Pick<AlertSettings, 'delivery' | 'price_drops'>;
/** What holds until somebody chooses. */
export const usualChoice: LetterChoice = { delivery: 'soon', price_drops: false };
