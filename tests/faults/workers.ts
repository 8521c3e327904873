import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended, or belongs to another user.
    return '';
  }
};

/**
 * Returns processes of this suite's functions: those of firebase-tools with this suite's Firestore. Reads
 * /proc, so only Linux.
 */
const workersOf = (firestoreHost: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes('functionsEmulatorRuntime'))
    .filter((pid) =>
      read(`/proc/${pid}/environ`).split('\0').includes(`FIRESTORE_EMULATOR_HOST=${firestoreHost}`),
    )
    .map(Number);

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
      // The process had already ended.
    }
  }
  return killed;
};
