/** Soon: within minutes, at most one email an hour. Daily: everything at seven in the morning. */
export const deliveries = ['soon', 'daily'] as const;
export type Delivery = (typeof deliveries)[number];

/** What somebody may choose. */
export type EmailChoice = { delivery: Delivery; price_drops: boolean };
/** What holds until somebody chooses. */
export const usualChoice: EmailChoice = { delivery: 'soon', price_drops: false };
