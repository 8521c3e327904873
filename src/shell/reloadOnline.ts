/** Milliseconds. Weak networks come and go, and a reload would cancel a click. */
const delay = 1_000;
let timer: ReturnType<typeof setTimeout> | undefined;
const stop = () => clearTimeout(timer);

/** The worker sent the offline page at the requested address: a reload loads the real page. */
addEventListener('online', () => {
  stop();
  timer = setTimeout(() => location.reload(), delay);
});
addEventListener('offline', stop);
addEventListener('beforeunload', stop);

export {};
