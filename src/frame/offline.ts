/** Says so while the browser has no network. */
export const watchNetwork = () => {
  const notice = document.querySelector<HTMLElement>('[data-offline]');
  if (!notice) return;
  const show = () => {
    notice.hidden = navigator.onLine;
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
};
