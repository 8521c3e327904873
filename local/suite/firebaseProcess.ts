import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../project.ts';
import { functionsEnvironment } from './environment.ts';
import type { GuardOrder } from './guardMessages.ts';
import type { Suite } from './suite.ts';

export const emulators = ['auth', 'firestore', 'storage', 'functions', 'tasks', 'eventarc'];

export const firebaseTools = inRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');

/**
 * Java's second compiler makes code fast that runs for hours, and takes half of the processor time of a run of the tests; so
 * does collecting garbage on several threads, a little.
 */
const javaOptions = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

const inPatches = (file: string) => join(import.meta.dirname, 'patches', file);
/** Loaded first by each process of functions. It does nothing in a process that runs a single function. */
const inWorkers = `--import=${pathToFileURL(inPatches('sharedWorker.mjs'))}`;

/** What Node is started with, to begin with the data of a save if there is one. */
export function firebaseArguments({ program, suite, config, only }: GuardOrder, save?: string): string[] {
  const args = ['emulators:start', '--non-interactive', '--only', only.join(',')];
  args.push('--project', suite.project, '--config', config);
  if (save) args.push('--import', save);
  const before = ['refuseMalformed.ts'];
  if (program === firebaseTools) before.push('fewerEvents.ts', 'olderEmulators.ts');
  if (program === firebaseTools && !suite.isolated) before.push('sharedWorkers.ts');
  return [...before.flatMap((file) => ['--import', inPatches(file)]), program, ...args];
}

/**
 * firebase-tools keeps uploads, sockets and its own settings in folders that all suites of a machine
 * would share. Each suite gets its own, short because a socket's path may have no more than 104 bytes.
 */
export function firebaseEnvironment(suite: Suite, scratch: string): Record<string, string> {
  const settings = join(scratch, 'settings');
  mkdirSync(join(settings, 'configstore'), { recursive: true });
  // With a message of the day on file it starts at once, network or none.
  const store = { usage: false, motd: { fetched: Date.now() + 1e12 } };
  writeFileSync(join(settings, 'configstore', 'firebase-tools.json'), JSON.stringify(store));
  return {
    ...functionsEnvironment(suite),
    TMPDIR: scratch,
    XDG_CONFIG_HOME: settings,
    NO_UPDATE_NOTIFIER: '1',
    // Nobody reads this log. It would keep every line in memory and parse it as JSON.
    START_LOGGING_EMULATOR: 'false',
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // Seconds, until a function's process answers as well: on a busy machine a minute is not enough for all that begin at once.
    FUNCTIONS_DISCOVERY_TIMEOUT: '300',
    NODE_OPTIONS: [inWorkers, process.env.NODE_OPTIONS].join(' ').trim(),
    JAVA_TOOL_OPTIONS: [javaOptions, process.env.JAVA_TOOL_OPTIONS].join(' ').trim(),
    // Each event that runs beside another is a Node process; the fifty of the default stop a small machine.
    FUNCTIONS_EMULATOR_PARALLEL: String(Math.max(6, 2 * availableParallelism())),
  };
}
