/*
 * React draws an island anew whose words a page translator has changed before, and calls that an error (418). It is none:
 * nothing is lost, and each translated page would report it.
 */
if (typeof window !== 'undefined')
  addEventListener(
    'error',
    (event) => {
      if (!/#418|Hydration failed/.test(event.message) || !document.querySelector('font')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
