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
 * Java's second compiler takes half of the tests' processor time and pays off only after hours. Parallel
 * garbage collection is slower, too.
 */
const javaOptions = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

const inPatches = (file: string) => join(import.meta.dirname, 'patches', file);
/** Module that each process of functions loads first. */
const inWorkers = `--import=${pathToFileURL(inPatches('sharedWorker.mjs'))}`;

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
 * Returns the environment of firebase-tools. Separate folders keep the uploads, sockets and settings of
 * suites apart.
 * @param scratch short path: a socket's path has at most 104 bytes
 */
export function firebaseEnvironment(suite: Suite, scratch: string): Record<string, string> {
  const settings = join(scratch, 'settings');
  mkdirSync(join(settings, 'configstore'), { recursive: true });
  // Prevents a request for the message of the day.
  const store = { usage: false, motd: { fetched: Date.now() + 1e12 } };
  writeFileSync(join(settings, 'configstore', 'firebase-tools.json'), JSON.stringify(store));
  return {
    ...functionsEnvironment(suite),
    TMPDIR: scratch,
    XDG_CONFIG_HOME: settings,
    NO_UPDATE_NOTIFIER: '1',
    // Otherwise the log viewer, which nobody uses, keeps every log line in memory and parses it as JSON.
    START_LOGGING_EMULATOR: 'false',
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // Timeout in seconds for a function's process to respond. A minute is too short if all start on a busy
    // machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '300',
    NODE_OPTIONS: [inWorkers, process.env.NODE_OPTIONS].join(' ').trim(),
    JAVA_TOOL_OPTIONS: [javaOptions, process.env.JAVA_TOOL_OPTIONS].join(' ').trim(),
    // Maximum of concurrent events. Each event occupies a Node process; fifty, the default, overload a small
    // machine.
    FUNCTIONS_EMULATOR_PARALLEL: String(Math.max(6, 2 * availableParallelism())),
  };
}
