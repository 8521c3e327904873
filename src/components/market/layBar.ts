type Laid = { low: number; typical: number; high: number; prices: readonly number[]; own?: number };

/** Space on each side of the price range, as a multiple of its width. */
const widths = 0.75;
const atLeast = 0.05;

/**
 * Lays out a price range, prices and the bike's own price, in percent of the bar's width. Omits distant
 * prices, but not the bike's own.
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
