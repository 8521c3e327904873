import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended, or is somebody else's.
    return '';
  }
};

/**
 * The processes that run functions of this suite: those of firebase-tools that were told of this suite's Firestore.
 * Reads /proc, so that it works on Linux alone.
 */
const workersOf = (firestoreHost: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes('functionsEmulatorRuntime'))
    .filter((pid) =>
      read(`/proc/${pid}/environ`).split('\0').includes(`FIRESTORE_EMULATOR_HOST=${firestoreHost}`),
    )
    .map(Number);

/** Ends every worker of this suite in the middle of whatever it does. @returns how many there were */
export const killWorkers = (): number => {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host) throw new Error('FIRESTORE_EMULATOR_HOST is not set');
  const workers = workersOf(host);
  let killed = 0;
  for (const pid of workers) {
    try {
      process.kill(pid, 'SIGKILL');
      killed += 1;
    } catch {
      // It was quicker.
    }
  }
  return killed;
};
