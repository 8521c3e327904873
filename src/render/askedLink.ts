/** The link that a click asks for an island with; none where it is wanted somewhere else, in a new tab perhaps. */
export const askedLink = (event: MouseEvent, selector: string): HTMLAnchorElement | null => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>(selector);
};
