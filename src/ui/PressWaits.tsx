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
 * While rendered, marks the last clicked control as busy.
 * @example <Suspense fallback={<PressWaits />}>{isOpen && <FilterSheet />}</Suspense>
 */
export const PressWaits = () => {
  useEffect(() => {
    const button = pressed;
    if (!button) return;
    // Delayed, because earlier work from the same click may still remove the mark.
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
