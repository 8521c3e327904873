/**
 * Does something once the page has been drawn, so that no reader waits for it. On a page that is not looked at, that is
 * when it is.
 */
export const afterPaint = (action: () => void) => {
  requestAnimationFrame(() => setTimeout(action));
};
