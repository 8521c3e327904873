import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { enterTopLayer } from './topLayer.ts';

/** The browser is on its way out of the entry of a modal that has closed. */
let isLeaving = false;
const leaveEntry = () => {
  isLeaving = true;
  addEventListener(
    'popstate',
    () => {
      isLeaving = false;
    },
    { once: true },
  );
  history.back();
};

/**
 * Back closes what is open: opening adds an entry to the history, closing another way takes it out again. One that opens in
 * place of another waits until that entry is left, which would look like Back to it.
 */
const useBackToClose = (open: boolean, close: () => void) => {
  const mark = useId();
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const isOurs = () => history.state?.modal === mark;
    const enter = () => history.pushState({ ...history.state, modal: mark }, '');
    const closed = new AbortController();
    const { signal } = closed;
    // Heard before the next line, so that the entry is there when it is asked for.
    if (isLeaving) addEventListener('popstate', enter, { once: true, signal });
    else enter();
    addEventListener('popstate', () => isOurs() || latest.current(), { signal });
    return () => {
      closed.abort();
      if (isOurs()) leaveEntry();
    };
  }, [open, mark]);
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
