import { useEffect } from 'react';

let pressed: Element | null = null;
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a, button') : null;
    },
    true,
  );

/**
 * Shows on what was pressed last that something is on its way, as long as it is in the page: for what a press loads.
 * @example <Suspense fallback={<PressWaits />}>{isOpen && <FilterSheet />}</Suspense>
 */
export const PressWaits = () => {
  useEffect(() => {
    const button = pressed;
    if (!button) return;
    // Behind what else the press has waited for: that ends in this very moment.
    const timer = setTimeout(() => {
      button.ariaBusy = 'true';
    });
    return () => {
      clearTimeout(timer);
      button.ariaBusy = null;
    };
  }, []);
  return null;
};
