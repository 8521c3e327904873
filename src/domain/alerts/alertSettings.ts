/** `soon`: within minutes, at most hourly. `daily`: at seven in the morning. */
export const deliveries = ['soon', 'daily'] as const;
export type Delivery = (typeof deliveries)[number];

export type EmailChoice = { delivery: Delivery; price_drops: boolean };
/** Default. */
export const usualChoice: EmailChoice = { delivery: 'soon', price_drops: false };
