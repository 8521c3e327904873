/**
 * Returns the clicked link that matches `selector`; null if none does, or if the click opens a new tab or
 * window.
 */
export const askedLink = (event: MouseEvent, selector: string): HTMLAnchorElement | null => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>(selector);
};
