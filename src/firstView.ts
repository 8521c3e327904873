/**
 * Id of the element that ends the first screen. Chromium delays the first paint until it has parsed this
 * element. It then lays the page out once instead of four times (docs/performance.md).
 */
export const firstView = 'first-view';
