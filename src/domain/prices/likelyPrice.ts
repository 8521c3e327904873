/** Below this no motorcycle is sold; people leave the thousands or the millions out (D51). */
export const unlikelyBelow = 500_000;

/**
 * Returns what somebody probably meant by an amount in đồng that is far too low; null where it looks right.
 * @param least the lowest amount that makes sense, 500,000 ₫ for a motorcycle
 * @example likelyPrice(25) // => 25_000_000
 * @example likelyPrice(25_000) // => 25_000_000
 * @example likelyPrice(25_000_000) // => null
 */
export const likelyPrice = (price: number, least = unlikelyBelow): number | null => {
  if (price < 1 || price >= least) return null;
  let meant = price;
  while (meant < 2 * least) meant *= 1_000;
  return meant;
};

/** Whether an offer must be a slip of the pen: far below any price, for a bike that costs one. */
export const isSlip = (offer: number, bikePrice: number): boolean =>
  bikePrice >= unlikelyBelow && likelyPrice(offer) !== null;
