import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findEmulators } from '../emulators/findEmulators.ts';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { onStop } from '../stopping.ts';
import { emulators, firebaseTools } from './firebaseProcess.ts';
import type { GuardMessage, GuardOrder } from './guardMessages.ts';
import { loadedFunctions } from './hub.ts';
import type { Suite } from './suite.ts';
import { writeConfig } from './writeConfig.ts';

export interface Running {
  stop: () => Promise<void>;
  ended: Promise<unknown>;
}

export type Emulated = { hosting: boolean } | { only: string[] };

/**
 * A cold start takes half a minute. Without a timeout, firebase-tools waits forever for a crashed emulator.
 */
const startTimeoutMs = 300_000;

const namesOf = (options: Emulated) => {
  if ('only' in options) return options.only;
  return options.hosting ? [...emulators, 'hosting'] : emulators;
};

/** Starts a suite's emulators and waits until they respond. They end no later than this process. */
export async function startEmulators(suite: Suite, options: Emulated): Promise<Running> {
  const only = namesOf(options);
  await mkdir(suite.folder, { recursive: true });
  await writeFile(suite.log, '');
  await removeBrokenExports(suite);
  const launchers = await findEmulators();
  const config = await writeConfig(suite, only.includes('hosting'));
  const order: GuardOrder = { program: firebaseTools, suite, config, only };
  const guard = fork(join(import.meta.dirname, 'guard.ts'), [JSON.stringify(order)], {
    detached: true,
    cwd: suite.folder,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...process.env,
      ...launchers,
      PATH: dirname(process.execPath) + delimiter + process.env.PATH,
      // Shared cache: functions run in separate processes, which would each compile the same code.
      NODE_COMPILE_CACHE: inRoot('.cache', 'compiled'),
    },
  });
  const ended = once(guard, 'exit');
  const stop = async () => {
    if (guard.connected) guard.send('stop');
    await ended;
  };
  onStop.do(stop);
  guard.on('message', (message: GuardMessage) => {
    if (message.kind === 'restarted') console.log(restartedMessage(suite, message.savedAt));
  });
  const first = await Promise.race([
    once(guard, 'message').then(() => 'ready'),
    ended.then(() => 'ended'),
    setTimeout(startTimeoutMs, 'late', { ref: false }),
  ]);
  const empty = async () => (await loadedFunctions(suite.ports.functions)).length === 0;
  const failed = first !== 'ready' || (only.includes('functions') && (await empty()));
  if (failed && !onStop.isStopping) throw new Problem(await failureMessage(suite));
  return { stop, ended };
}

async function removeBrokenExports({ folder }: Suite): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith('firebase-export-'));
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

export function restartedMessage({ log }: Pick<Suite, 'log'>, savedAt: number | null): string {
  const data = savedAt === null ? 'nothing: nothing had been saved' : 'what was saved at ';
  const time = savedAt === null ? '' : new Date(savedAt).toLocaleTimeString('en-GB');
  return `The emulators ended by themselves and were started again with ${data}${time}. Why: ${log}`;
}

async function failureMessage(suite: Suite): Promise<string> {
  const lines = (await readFile(suite.log, 'utf8')).trim().split('\n');
  return [
    'The emulators did not start. The end of their log:',
    ...lines.slice(-25),
    '',
    `All of it: ${suite.log}`,
  ].join('\n');
}
