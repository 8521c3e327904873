import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { enterTopLayer } from './topLayer.ts';

/** Back closes what is open: opening adds an entry to the history, closing another way takes it out again. */
const useBackToClose = (open: boolean, close: () => void) => {
  const mark = useId();
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const isOurs = () => history.state?.modal === mark;
    history.pushState({ ...history.state, modal: mark }, '');
    const onPop = () => {
      if (!isOurs()) latest.current();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      if (isOurs()) history.back();
    };
  }, [open, mark]);
};

/**
 * Opens a native dialog as a modal one: the browser keeps focus inside, makes the page inert and gives focus
 * back to where it was. Focus starts at `[data-autofocus]`, else at the heading.
 */
export const useModal = (open: boolean, close: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  useBackToClose(open, close);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    const leave = enterTopLayer(dialog);
    const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
    (find('[data-autofocus]') ?? find('h2'))?.focus();
    return () => {
      leave();
      dialog.close();
    };
  }, [open]);
  return ref;
};
