import { useEffect } from 'react';

/** Pixels that an on-screen keyboard covers at least. The bars of a browser take less. */
const leastKeyboard = 120;

/**
 * Sets `--visible` on the page to the height that an on-screen keyboard leaves, since `dvh` ignores the keyboard. Without
 * a keyboard the property is absent.
 */
export const useVisibleHeight = (): void => {
  useEffect(() => {
    const { visualViewport: view } = window;
    if (!view) return;
    const { style } = document.documentElement;
    const measure = () => {
      const isCovered = window.innerHeight - view.height * view.scale > leastKeyboard;
      if (!isCovered) return void style.removeProperty('--visible');
      style.setProperty('--visible', `${Math.round(view.height)}px`);
      // iOS has moved the page up to show the field, which is in sight without that now.
      window.scrollTo({ top: 0, behavior: 'instant' });
    };
    measure();
    view.addEventListener('resize', measure);
    return () => {
      view.removeEventListener('resize', measure);
      style.removeProperty('--visible');
    };
  }, []);
};
