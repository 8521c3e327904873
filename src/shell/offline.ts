/** Shows a notice while offline, and always on a page from the offline cache. */
export const watchNetwork = () => {
  const notice = document.querySelector<HTMLElement>('[data-offline]');
  if (!notice) return;
  const show = () => {
    notice.hidden = navigator.onLine && !('kept' in notice.dataset);
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
};
