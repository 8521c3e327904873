import { useEffect } from 'react';

/** Height of an on-screen keyboard in pixels; browser bars are smaller. */
const minKeyboardHeight = 120;

/** Sets `--visible` to the height above an on-screen keyboard, which `dvh` ignores. */
export const useVisibleHeight = (): void => {
  useEffect(() => {
    const { visualViewport: view } = window;
    if (!view) return;
    const { style } = document.documentElement;
    const measure = () => {
      const isCovered = window.innerHeight - view.height * view.scale > minKeyboardHeight;
      if (!isCovered) return void style.removeProperty('--visible');
      style.setProperty('--visible', `${Math.round(view.height)}px`);
      // Undoes iOS's scrolling to the focused field, which `--visible` makes superfluous.
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
