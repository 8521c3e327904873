const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'change'];

/**
 * Returns whether a person caused the event. Layout changes also cause pointermove events, and photo rows
 * scroll by themselves.
 */
const isBySomebody = (event: Event) => {
  if (event.type === 'pointermove' && event instanceof PointerEvent)
    return event.movementX !== 0 || event.movementY !== 0;
  return event.type !== 'scroll' || event.target === document;
};

export const onUse = (action: () => void, signal: AbortSignal) => {
  const notice = (event: Event) => {
    if (isBySomebody(event)) action();
  };
  for (const sign of signs) addEventListener(sign, notice, { passive: true, capture: true, signal });
};
