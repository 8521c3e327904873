/** `soon`: within minutes, at most one email an hour. `daily`: everything at seven in the morning. */
export const deliveries = ['soon', 'daily'] as const;
export type Delivery = (typeof deliveries)[number];

export type EmailChoice = { delivery: Delivery; price_drops: boolean };
/** Applies until the person chooses. */
export const usualChoice: EmailChoice = { delivery: 'soon', price_drops: false };
