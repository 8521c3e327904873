// Process that runs the emulators for a command. Ctrl-C does not reach it, so it can save the data before it
// stops them. It also stops them if the command crashes and the channel closes. It restarts crashed emulators
// with the last save.
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { descendantsOf, isAlive, readProcesses, signal } from './descendants.ts';
import { firebaseArguments, firebaseEnvironment } from './firebaseProcess.ts';
import type { GuardMessage, GuardOrder } from './guardMessages.ts';
import { exportData, findExport, quietTriggers, timeOfExport } from './hub.ts';
import { isSaveDue, mayRestart } from './saves.ts';

const order = JSON.parse(process.argv[2] ?? '') as GuardOrder;
const { suite } = order;
const minute = 60_000;
const stopTimeoutMs = 20_000;

const scratch = mkdtempSync(join(tmpdir(), 'vongxe-'));
const log = (text: string | Buffer) => appendFileSync(suite.log, text);
const tell = (message: GuardMessage) => process.connected && process.send?.(message);

let firebase: ChildProcess;
let ready = false;
let stopping = false;
/** Whether the data may have changed since the last save. */
let busy = false;

function start(whenReady: GuardMessage): void {
  const save = findExport(suite.folder);
  let output = '';
  ready = false;
  firebase = spawn(process.execPath, firebaseArguments(order, save), {
    cwd: suite.folder,
    env: { ...process.env, ...firebaseEnvironment(suite, scratch) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  firebase.stderr?.on('data', log);
  firebase.stdout?.on('data', (chunk: Buffer) => {
    log(chunk);
    busy = true;
    output = (output + chunk).slice(-2000);
    if (ready || !output.includes('All emulators ready')) return;
    ready = true;
    noteFamily();
    tell(whenReady);
  });
  firebase.once('exit', () => void restart());
}

// firebase-tools and its descendants, to stop all even if firebase-tools was killed. Read repeatedly, because
// process ids are reused.
let family: number[] = [];
function noteFamily(): void {
  const { pid } = firebase;
  if (pid && isAlive(pid)) family = [pid, ...descendantsOf(pid, readProcesses())];
}

let saving: Promise<void> | undefined;
let savedAt = Date.now();
/** Concurrent calls share one save, since all saves use the same folder. */
function save(): Promise<void> {
  if (!suite.keepsData || !ready) return Promise.resolve();
  saving ??= exportData(suite.ports.hub, suite.folder)
    .catch((failure) => log(`${failure}\n`))
    .finally(() => {
      saving = undefined;
      busy = false;
      savedAt = Date.now();
    });
  return saving;
}

async function until(done: () => boolean, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(50)) if (done()) return true;
  return done();
}

async function endFamily(): Promise<void> {
  for (const member of family.filter(isAlive)) signal(member, 'SIGKILL');
  await until(() => !family.some(isAlive), 2000);
}

const restarts: number[] = [];
/** Restarts ended emulators, unless they never ran, keep no data, or end repeatedly. */
async function restart(): Promise<void> {
  if (stopping) return;
  if (!ready || !suite.keepsData || !mayRestart(restarts, Date.now())) return stop();
  restarts.push(Date.now());
  ready = false;
  await saving;
  await endFamily();
  const last = findExport(suite.folder);
  if (!stopping) start({ kind: 'restarted', savedAt: last ? timeOfExport(last) : null });
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  noteFamily();
  if (firebase.exitCode === null && firebase.signalCode === null) {
    // Queued events would change the data during the save.
    await quietTriggers(suite.ports.hub);
    await saving;
    await save();
    signal(firebase.pid ?? 0, 'SIGINT');
    await until(() => !family.some(isAlive), stopTimeoutMs);
  }
  await endFamily();
  rmSync(scratch, { recursive: true, force: true });
  process.exit(0);
}

start({ kind: 'ready' });
setInterval(() => {
  if (!stopping && isSaveDue({ busy, since: Date.now() - savedAt })) void save();
}, minute / 6);
setInterval(noteFamily, minute / 4);
process.on('disconnect', () => void stop());
process.on('message', () => void stop());
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stop());
