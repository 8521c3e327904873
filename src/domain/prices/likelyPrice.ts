/** Lowest plausible price in đồng. Lower prices probably lack their thousands or millions (D51). */
export const unlikelyBelow = 500_000;

/**
 * Returns the amount probably meant by a far too low price, in đồng; null if the price is plausible.
 * @param least lowest plausible amount, 500,000 ₫ for a motorcycle
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

/** Is an offer so low that it is mistyped? */
export const isSlip = (offer: number, bikePrice: number): boolean =>
  bikePrice >= unlikelyBelow && likelyPrice(offer) !== null;
