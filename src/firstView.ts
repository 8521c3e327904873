/**
 * Id of the element that ends the first screen. Chromium waits with the first paint until it has parsed this
 * element, and lays the page out once instead of four times (docs/performance.md).
 */
export const firstView = 'first-view';
