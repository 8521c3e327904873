/* React renders an island again if a page translator changed its words, and reports error 418. Nothing is
   lost, and each translated page would report it, so it is ignored. */
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
