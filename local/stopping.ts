type Work = () => Promise<void>;

const pending: Work[] = [];
let stopping: Promise<void> | undefined;

async function settle(): Promise<void> {
  stopping ??= (async () => {
    for (const work of pending.reverse()) await work().catch((failure) => console.error(failure));
  })();
  return stopping;
}

/** Tasks to run in reverse order before this process ends, for whatever reason. */
export const onStop = {
  do: (work: Work) => void pending.push(work),
  settle,
  /** Exit code after Ctrl-C. Commands that run until Ctrl-C set 0. */
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

/**
 * Runs the `onStop` tasks when a command's process ends. Tests that start a suite call `onStop` themselves.
 */
export function stopWhenTold(): void {
  // Ignores failures to write to a closed terminal.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  if (!process.channel) return;
  process.on('disconnect', () => void stop());
  process.channel.unref();
}
