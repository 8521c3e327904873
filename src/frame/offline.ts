/** The worker answers with this page in place of the one that was asked for. */
const isStandIn = () => document.querySelector('[data-kept-pages]') !== null;

/**
 * Says so while the browser has no network. A page from memory goes on saying that it is one. The page that stands in for
 * another asks for it again as soon as there is a network.
 */
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
