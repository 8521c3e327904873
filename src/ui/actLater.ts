import { undoTime } from './undoTime.ts';

/**
 * Runs an action after ten seconds in which it can be undone, or at once when the page is left or hidden.
 * @param act gets true if the page is being left, when it cannot await anything
 * @returns a function that cancels the action
 */
export const actLater = (act: (leaving: boolean) => void): (() => void) => {
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onLeave);
  };
  const onLeave = () => {
    stop();
    act(true);
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onLeave();
  };
  const timer = setTimeout(() => {
    stop();
    act(false);
  }, undoTime);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onLeave);
  return stop;
};
