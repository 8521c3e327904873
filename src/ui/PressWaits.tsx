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
 * Marks the last clicked control as busy while rendered.
 * @example <Suspense fallback={<PressWaits />}>{isOpen && <FilterSheet />}</Suspense>
 */
export const PressWaits = () => {
  useEffect(() => {
    const button = pressed;
    if (!button) return;
    // Delayed, since work that this click started before would otherwise remove the mark.
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
