/** Below this no motorcycle is sold; people leave the thousands or the millions out (D51). */
const unlikelyBelow = 500_000;

/**
 * What a seller probably meant by a price that is far too low; null when it looks right.
 * @example likelyPrice(25) // => 25_000_000
 * @example likelyPrice(25_000) // => 25_000_000
 * @example likelyPrice(25_000_000) // => null
 */
export const likelyPrice = (price: number): number | null => {
  if (price < 1 || price >= unlikelyBelow) return null;
  let meant = price;
  while (meant < 1_000_000) meant *= 1_000;
  return meant;
};
