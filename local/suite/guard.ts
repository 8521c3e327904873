// A process of its own between a command and the emulators. Ctrl-C does not reach it, so that it can
// save the data before it stops them; and should the command die, it sees its channel close and does
// the same. Nothing is left running, however the command ends.
import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { descendantsOf, isAlive, readProcesses, signal } from './descendants.ts';
import { firebaseArguments, firebaseEnvironment } from './firebaseProcess.ts';
import { exportData, quietTriggers } from './hub.ts';
import type { GuardOrder } from './startEmulators.ts';

const { suite, config, only, importFrom } = JSON.parse(process.argv[2] ?? '') as GuardOrder;
const saveEvery = 3 * 60_000;
const patience = 20_000;

const scratch = mkdtempSync(join(tmpdir(), 'vongxe-'));
const log = (text: string | Buffer) => appendFileSync(suite.log, text);
const firebase = spawn(process.execPath, firebaseArguments(config, suite, only, importFrom), {
  cwd: suite.folder,
  env: { ...process.env, ...firebaseEnvironment(suite, scratch) },
  stdio: ['ignore', 'pipe', 'pipe'],
});

let heard = '';
let ready = false;
let stopping = false;
firebase.stderr.on('data', log);
firebase.stdout.on('data', (chunk: Buffer) => {
  log(chunk);
  heard = (heard + chunk).slice(-2000);
  if (!ready && heard.includes('All emulators ready')) {
    ready = true;
    process.send?.('ready');
  }
});
firebase.once('exit', () => void stop());

// Java runs in a group of its own and outlives a firebase-tools that was killed. By then nothing tells
// whose child it was, so the family is written down while it lives; always anew, because the number of
// one that ended long ago may belong to a stranger.
let family: number[] = [];
function noteFamily(): void {
  const { pid } = firebase;
  if (pid && isAlive(pid)) family = [pid, ...descendantsOf(pid, readProcesses())];
}

let saving: Promise<void> | undefined;
/** One at a time: all of them write to the same folder. */
function save(): Promise<void> {
  if (!suite.keepsData || !ready) return Promise.resolve();
  saving ??= exportData(suite.ports.hub, suite.folder)
    .catch((failure) => log(`${failure}\n`))
    .finally(() => {
      saving = undefined;
    });
  return saving;
}

async function until(done: () => boolean, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(50)) if (done()) return true;
  return done();
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  noteFamily();
  const ended = () => !family.some(isAlive);
  if (firebase.exitCode === null && firebase.signalCode === null) {
    // Events that still wait would change what is being saved, and take the machine from it.
    await quietTriggers(suite.ports.hub);
    await saving;
    await save();
    signal(firebase.pid ?? 0, 'SIGINT');
    await until(ended, patience);
  }
  for (const member of family.filter(isAlive)) signal(member, 'SIGKILL');
  await until(ended, 2000);
  rmSync(scratch, { recursive: true, force: true });
  process.exit(0);
}

setInterval(() => void (stopping || save()), saveEvery);
setInterval(noteFamily, 3000);
process.on('disconnect', () => void stop());
process.on('message', () => void stop());
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stop());
