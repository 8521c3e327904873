/** Is this the worker's substitute for the requested page? */
const isStandIn = () => document.querySelector('[data-kept-pages]') !== null;

/** Shows a notice while offline, on a cached page for good. The substitute page reloads once online. */
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
