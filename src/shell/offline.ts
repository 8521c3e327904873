/** Returns whether this is the offline page, which the worker sends instead of the requested page. */
const isStandIn = () => document.querySelector('[data-kept-pages]') !== null;

/** Shows a notice while offline; on a cached page it stays. The offline page reloads once online. */
export const watchNetwork = () => {
  const notice = document.querySelector<HTMLElement>('[data-offline]');
  if (!notice) return;
  const show = () => {
    notice.hidden = navigator.onLine && !('kept' in notice.dataset);
  };
  addEventListener('online', isStandIn() ? () => location.reload() : show);
  addEventListener('offline', show);
  show();
};
