/** Fastest first. `soon`: at most hourly. In Vietnam, `daily` is at 18:00 and `weekly` on Saturday at 8:00. */
export const deliveries = ['soon', 'daily', 'weekly'] as const;
export type Delivery = (typeof deliveries)[number];

export type EmailChoice = { delivery: Delivery; price_drops: boolean };
/** Default. */
export const usualChoice: EmailChoice = { delivery: 'soon', price_drops: false };
