import { undoTime } from './undoTime.ts';

/**
 * Does something once it can no longer be taken back: in ten seconds, or at once when the page is left or put into the
 * background, since a phone may end it there without a word.
 * @param act told whether the page is being left, when nothing can be waited for
 * @returns takes it back; does nothing once it was done
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
