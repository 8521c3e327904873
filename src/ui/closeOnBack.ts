import { newId } from '../domain/platform/newId.ts';

/** `history.back()` is pending for a layer that has just closed. */
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
 * Makes Back close a new layer: adds a history entry, and calls `close` when Back leaves it. Back closes the
 * newest layer first. Waits while another layer's entry is being left.
 * @returns call it when the layer closes in any way; it removes the history entry
 * @example const forget = closeOnBack(() => dialog.close()); dialog.addEventListener('close', forget, { once: true });
 */
export const closeOnBack = (close: () => void): (() => void) => {
  const mark = newId();
  const isOurs = () => history.state?.modal === mark;
  const enter = () => history.pushState({ ...history.state, modal: mark }, '');
  const closed = new AbortController();
  const { signal } = closed;
  // Registered first: without the new history entry, the next listener would call `close`.
  if (isLeaving) addEventListener('popstate', enter, { once: true, signal });
  else enter();
  addEventListener('popstate', () => isOurs() || close(), { signal });
  return () => {
    if (signal.aborted) return;
    closed.abort();
    if (isOurs()) leaveEntry();
  };
};
