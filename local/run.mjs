// Start of every npm script: installs packages, finds Node 24 and runs cli.ts. Plain JavaScript, because an
// old Node may run it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './installPackages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';
const needed = 24;

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function majorOf(binary) {
  const answer = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(answer.stdout || '')?.[1] ?? 0);
}

/** Returns the Node from node_modules if it works here, else the running one. */
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
  // When this process ends or crashes, the channel closes and cli.ts stops too.
  const child = spawn(node, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (failure) => stop(`Node could not be started: ${failure.message}`));
  child.on('exit', (code, signal) => process.exit(signal ? 130 : code));
}

const problem = installPackages(root);
if (problem) stop(problem);
handOver(findNode());
