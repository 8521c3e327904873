// The first step of every npm script. Plain JavaScript, because the Node that runs it may be old and
// nothing may be installed yet: it installs, finds Node 24, and hands over to cli.ts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';
const needed = 24;

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function hashOf(file) {
  return createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex');
}

function installPackages() {
  const stamp = join(root, '.cache', 'packages');
  const wanted = hashOf('package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (existsSync(installed)) {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
    // Somebody ran npm by hand, after the lock file was last written: that is as good.
    if (statSync(installed).mtimeMs > statSync(join(root, 'package-lock.json')).mtimeMs) return;
  }
  console.log('Installing packages (once, and again when package-lock.json changes) …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (npm.error)
    stop(`npm could not be started (${npm.error.message}). It comes with Node: https://nodejs.org`);
  if (npm.signal) process.exit(130);
  if (npm.status !== 0) {
    stop(
      'The packages could not be installed; npm says why above.\n' +
        'Is there a network? `npm ping` tells whether the registry answers. Then run the command again.',
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function majorOf(binary) {
  const answer = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(answer.stdout || '')?.[1] ?? 0);
}

/** The Node of the npm package where there is one for this machine, else the one that runs this. */
function findNode() {
  const carried = join(root, 'node_modules', '.bin', 'node');
  if (!windows && existsSync(carried) && majorOf(carried) >= needed) return carried;
  if (majorOf(process.execPath) >= needed) return process.execPath;
  return stop(
    `Vongxe needs Node ${needed}; this is ${process.version}.\n` +
      `Install Node ${needed} (https://nodejs.org, or \`nvm install\`) and run the command again.`,
  );
}

function handOver(node) {
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH };
  const args = [
    '--disable-warning=ExperimentalWarning',
    join(root, 'local', 'cli.ts'),
    ...process.argv.slice(2),
  ];
  // The channel tells cli.ts when this process is gone, however it went.
  const child = spawn(node, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (failure) => stop(`Node could not be started: ${failure.message}`));
  child.on('exit', (code, signal) => process.exit(signal ? 130 : code));
}

installPackages();
handOver(findNode());
