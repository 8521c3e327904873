/** Milliseconds. A weak network comes and goes: a reload would cancel what the reader has just pressed. */
const delay = 1_000;
let timer: ReturnType<typeof setTimeout> | undefined;
const stop = () => clearTimeout(timer);

/** The worker sends the offline page instead of the page asked for, so it reloads once the network is back. */
addEventListener('online', () => {
  stop();
  timer = setTimeout(() => location.reload(), delay);
});
addEventListener('offline', stop);
addEventListener('beforeunload', stop);

export {};
