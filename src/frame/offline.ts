/** Says so while the browser has no network. A page from memory goes on saying that it is one. */
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
