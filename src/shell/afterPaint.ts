/** Runs an action after the next paint. A hidden tab paints once it is shown. */
export const afterPaint = (action: () => void) => {
  requestAnimationFrame(() => setTimeout(action));
};
