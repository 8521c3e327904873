import { undoTime } from './undoTime.ts';

/**
 * Runs an action when it can no longer be undone: after ten seconds, or at once when the page is left or
 * hidden.
 * @param act gets whether the page is being left: then it cannot await
 * @returns cancels the action; without effect once it ran
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
