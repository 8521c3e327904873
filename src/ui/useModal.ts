import { useEffect, useLayoutEffect, useRef } from 'react';
import { closeOnBack } from './closeOnBack.ts';
import { enterTopLayer } from './topLayer.ts';

/** Closes what is open when the browser's Back button is pressed. */
const useBackToClose = (open: boolean, close: () => void) => {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => (open ? closeOnBack(() => latest.current()) : undefined), [open]);
};

/**
 * Opens a native dialog as a modal one: the browser keeps focus inside, makes the page inert and gives focus
 * back to where it was. Focus starts at `[data-autofocus]`, else at the heading.
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
    // A second Escape closes it without asking. What closes it from here is not heard: `Suspense` hides a dialog while it
    // waits for the next one, and the event would close that one, too.
    const heard = new AbortController();
    dialog.addEventListener('close', () => latest.current(), { signal: heard.signal });
    return () => {
      heard.abort();
      leave();
      dialog.close();
    };
  }, [open]);
  return ref;
};
