import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inRoot } from '../../../local/project.ts';

/*
 * Measures the first `npm start` of a fresh copy, the second, and a build. Needs the network and the ports of
 * `npm start`.
 */
const copy = inRoot('.cache', 'start');
const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10;

const copySources = () => {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: inRoot(), encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(inRoot(file), join(copy, file));
  }
};
const env = { PATH: process.env.PATH, HOME: process.env.HOME, ASTRO_TELEMETRY_DISABLED: '1' };
const command = (...args: string[]) => [join(copy, 'local', 'run.mjs'), ...args];

const start = async (): Promise<number> => {
  const begun = performance.now();
  const child = spawn(process.execPath, command('start'), { cwd: copy, env });
  let [output, ended] = ['', false];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const end = new Promise<void>((resolve) =>
    child.once('close', () => {
      ended = true;
      resolve();
    }),
  );
  while (!output.includes('http://localhost:4321')) {
    if (ended) throw new Error(`it did not start:\n${output}`);
    await pause(200);
  }
  expect(await (await fetch('http://localhost:4321')).text()).toContain('data-bike');
  const took = seconds(begun);
  child.kill('SIGINT');
  await end;
  return took;
};
const build = (...args: string[]): number => {
  const begun = performance.now();
  execFileSync(process.execPath, command('build', ...args), { cwd: copy, env });
  return seconds(begun);
};

it('start, cold and warm, and a build', async () => {
  copySources();
  const rows = [
    { what: 'npm start, no packages, nothing built, no data', seconds: await start() },
    { what: 'npm start, again', seconds: await start() },
    { what: 'npm run build', seconds: build() },
    { what: 'npm run build, nothing changed', seconds: build('--if-stale') },
  ];
  console.table(rows);
  rmSync(copy, { recursive: true, force: true });
});
