/** Runs an action after the next paint, in a hidden tab once it is shown. */
export const afterPaint = (action: () => void) => {
  requestAnimationFrame(() => setTimeout(action));
};
