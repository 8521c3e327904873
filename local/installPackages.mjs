// Plain JavaScript, because it runs before any package is installed.
import { spawnSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const lockName = 'package-lock.json';
const pauseMs = 200;

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether node_modules matches package-lock.json. npm writes its list of installed packages last, so
 * it is missing after an interruption.
 */
function isInstalled(root) {
  const wanted = readPackages(join(root, lockName));
  const installed = readPackages(join(root, 'node_modules', `.${lockName}`));
  if (!wanted || !installed) return false;
  // Optional packages for other platforms may be missing.
  const isMissing = (path) => path !== '' && !installed[path] && !wanted[path].optional;
  const isOther = (path) => installed[path].version !== wanted[path]?.version;
  return !Object.keys(wanted).some(isMissing) && !Object.keys(installed).some(isOther);
}

function stateOf(folder) {
  try {
    if (lstatSync(folder).isSymbolicLink()) return 'link';
    if (readPackages(join(folder, `.${lockName}`))) return 'stale';
    return readdirSync(folder).length > 0 ? 'incomplete' : 'empty';
  } catch {
    return 'empty';
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    return failure.code === 'EPERM';
  }
}

const pidIn = (file) => {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
};
const sleep = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);

/**
 * Acquires the lock of this clone.
 * @returns 'ours', 'interrupted' (the last holder crashed) or 'done' (another process has finished)
 */
function takeLock(file) {
  let hasWaited = false;
  for (;;) {
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return hasWaited ? 'done' : 'ours';
    } catch (failure) {
      if (failure.code !== 'EEXIST') throw failure;
    }
    const holder = pidIn(file);
    if (holder !== undefined && !isAlive(holder)) {
      writeFileSync(file, String(process.pid));
      sleep();
      if (pidIn(file) === process.pid) return 'interrupted';
    }
    if (!hasWaited) console.log('Another command is installing the packages; waiting for it …');
    hasWaited = true;
    sleep();
  }
}

const refusals = {
  link: (folder) =>
    `node_modules is a link to ${readlinkSync(folder)}, which has other packages than ${lockName}.\n` +
    'Nothing was changed there. Run `npm ci` in that folder, or delete the link, then run the command again.',
  stale: () =>
    `node_modules has other packages than ${lockName}. Nothing was changed.\n` +
    'Run `npm ci`, which empties node_modules and installs them anew, then run the command again.',
  incomplete: () =>
    'node_modules is incomplete. If npm is installing in another window, wait until it is done, then run the command again.\n' +
    'If an installation was interrupted, run `npm ci`.',
};

/** Asks at the terminal whether to empty node_modules. Without a terminal the answer is no. */
function askToEmpty() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  process.stdout.write(`node_modules has other packages than ${lockName}. Empty it and install them? [y/N] `);
  const answer = Buffer.alloc(100);
  return /^y(?:es)?\s*$/i.test(answer.toString('utf8', 0, readSync(0, answer)));
}

function install(root) {
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.error)
    return `npm could not be started (${npm.error.message}). It comes with Node: https://nodejs.org`;
  if (npm.signal) return 'The installation was interrupted. Run the command again.';
  if (npm.status === 0) return;
  return (
    'The packages could not be installed; npm says why above.\n' +
    'Is there a network? `npm ping` tells whether the registry answers. Then run the command again.'
  );
}

/**
 * Installs missing packages. Concurrent commands share one installation. Never empties a linked node_modules,
 * or one that another npm may be filling.
 * @param {string} root folder of the clone
 * @param {() => boolean} mayEmpty asks whether other contents of node_modules may be deleted
 * @returns {string | undefined} why the installation failed, as a sentence for the user
 */
export function installPackages(root, mayEmpty = askToEmpty) {
  if (isInstalled(root)) return;
  const folder = join(root, 'node_modules');
  if (stateOf(folder) === 'stale' && !mayEmpty()) return refusals.stale();
  const lock = join(root, '.cache', 'installing');
  const turn = takeLock(lock);
  let isInterrupted = false;
  try {
    if (isInstalled(root)) return;
    const state = stateOf(folder);
    if (state === 'link') return refusals.link(folder);
    if (state === 'incomplete' && turn !== 'interrupted') return refusals.incomplete();
    console.log(
      state === 'stale'
        ? 'Emptying node_modules and installing the packages …'
        : 'Installing packages (once, and again when package-lock.json changes) …',
    );
    const problem = install(root);
    isInterrupted = problem !== undefined;
    return problem;
  } finally {
    // After an interruption, the lock stays to mark node_modules as incomplete.
    if (!isInterrupted) rmSync(lock, { force: true });
  }
}
