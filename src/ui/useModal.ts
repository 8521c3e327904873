import { useEffect, useLayoutEffect, useRef } from 'react';
import { closeOnBack } from './closeOnBack.ts';
import { enterTopLayer } from './topLayer.ts';

const useBackToClose = (open: boolean, close: () => void) => {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => (open ? closeOnBack(() => latest.current()) : undefined), [open]);
};

/**
 * Opens a native modal dialog: the browser keeps focus inside, makes the page inert and restores focus. Focus
 * starts at `[data-autofocus]`, else the heading.
 */
export const useModal = (open: boolean, close: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(close);
  latest.current = close;
  useBackToClose(open, close);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    const leave = enterTopLayer(dialog);
    const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
    (find('[data-autofocus]') ?? find('h2'))?.focus();
    // Browsers close a dialog on a second Escape. The cleanup must not call `close`: `Suspense` also runs the
    // cleanup, when it hides a dialog that loads.
    const listening = new AbortController();
    dialog.addEventListener('close', () => latest.current(), { signal: listening.signal });
    return () => {
      listening.abort();
      leave();
      dialog.close();
    };
  }, [open]);
  return ref;
};
