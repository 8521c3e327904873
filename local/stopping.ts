type Work = () => Promise<void>;

const pending: Work[] = [];
let stopping: Promise<void> | undefined;

async function settle(): Promise<void> {
  stopping ??= (async () => {
    for (const work of pending.reverse()) await work().catch((failure) => console.error(failure));
  })();
  return stopping;
}

/**
 * What has to happen before this process ends, last come first served, whichever way it ends:
 * by itself, by Ctrl-C, by a closed terminal, or because the process that started it is gone.
 */
export const onStop = {
  do: (work: Work) => void pending.push(work),
  settle,
  /** What Ctrl-C ends with: a command that was interrupted failed, one that was only waiting did not. */
  exitCode: 130,
  get isStopping() {
    return stopping !== undefined;
  },
};

async function stop(): Promise<void> {
  if (stopping === undefined) console.log('\nStopping …');
  await settle();
  process.exit(onStop.exitCode);
}

/** For the process of a command: what it has begun is ended whichever way it ends. A test that begins a suite ends it itself. */
export function stopWhenTold(): void {
  // A terminal that was closed takes no more output; that must not keep the work from being done.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  if (!process.channel) return;
  process.on('disconnect', () => void stop());
  process.channel.unref();
}
