/** Runs an action after the next paint. In a hidden tab it waits until the tab is shown. */
export const afterPaint = (action: () => void) => {
  requestAnimationFrame(() => setTimeout(action));
};
