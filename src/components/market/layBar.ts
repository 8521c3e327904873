type Laid = { low: number; typical: number; high: number; prices: readonly number[]; own?: number };

/** Beyond the range, so many of its widths are drawn: what lies farther would press the range into a corner. */
const widths = 0.75;
const atLeast = 0.05;

/**
 * Lays a range of prices, those that it rests on and one's own on a scale, in percent of its width. Prices too far to be drawn
 * are left out; one's own stands at the end then.
 */
export const layBar = ({ low, typical, high, prices, own }: Laid) => {
  const width = Math.max(high - low, typical * atLeast);
  const [from, to] = [low - width * widths, high + width * widths];
  const at = (price: number) => Math.round(((price - from) / (to - from)) * 1_000) / 10;
  const near = prices.filter((price) => price >= from && price <= to);
  return {
    range: { from: at(low), width: at(high) - at(low) },
    typical: at(typical),
    prices: near.map(at),
    own: own === undefined ? null : Math.min(99, Math.max(1, at(own))),
  };
};
