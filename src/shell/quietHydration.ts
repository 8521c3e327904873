/* Ignores error 418, which React reports for an island that a page translator changed. React then renders
   the island again, without loss. */
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
