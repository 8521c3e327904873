const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'change'];

/** A browser moves the pointer by nothing when a page is laid out below it, and a row of photos finds its place. */
const isBySomebody = (event: Event) => {
  if (event.type === 'pointermove' && event instanceof PointerEvent)
    return event.movementX !== 0 || event.movementY !== 0;
  return event.type !== 'scroll' || event.target === document;
};

/** Does something with the first signs that somebody uses the page, until the signal ends it. */
export const onUse = (action: () => void, signal: AbortSignal) => {
  const notice = (event: Event) => {
    if (isBySomebody(event)) action();
  };
  for (const sign of signs) addEventListener(sign, notice, { passive: true, capture: true, signal });
};
