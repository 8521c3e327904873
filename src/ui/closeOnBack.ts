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
 * Adds a history entry for a new layer, such as a dialog, and calls `close` when the Back button leaves that
 * entry. Waits until the entry of a layer that has just closed is removed.
 * @returns a function that removes the history entry; call it however the layer closes
 * @example const forget = closeOnBack(() => dialog.close()); dialog.addEventListener('close', forget, { once: true });
 */
export const closeOnBack = (close: () => void): (() => void) => {
  const mark = newId();
  const isOurs = () => history.state?.modal === mark;
  const enter = () => history.pushState({ ...history.state, modal: mark }, '');
  const closed = new AbortController();
  const { signal } = closed;
  // `enter` runs before the next listener, which would call `close` without the new history entry.
  if (isLeaving) addEventListener('popstate', enter, { once: true, signal });
  else enter();
  addEventListener('popstate', () => isOurs() || close(), { signal });
  return () => {
    if (signal.aborted) return;
    closed.abort();
    if (isOurs()) leaveEntry();
  };
};
