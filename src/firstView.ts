/**
 * Id of the element that ends the first screen. Browsers that know `rel="expect"` paint first once they have
 * parsed it: one frame with bikes instead of four that grow, and an earlier largest paint (docs/performance.md).
 */
export const firstView = 'first-view';
