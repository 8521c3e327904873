/* React reports error 418 for an island whose words a page translator changed. Rendering repeats without loss,
   so it is ignored. */
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
