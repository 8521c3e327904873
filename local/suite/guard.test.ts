import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { restartedMessage } from './startEmulators.ts';
import { testSuite } from './suite.ts';

/** Stand-in for firebase-tools: prints its arguments and exits on request. */
const standIn = `
  const { createServer } = require('node:http');
  const { appendFileSync } = require('node:fs');
  const [port, log] = process.env.STAND_IN.split(' ');
  appendFileSync(log, JSON.stringify(process.argv.slice(2)) + '\\n');
  process.on('SIGINT', () => process.exit(0));
  createServer((request, response) => {
    if (request.url === '/die') process.exit(1);
    response.statusCode = 500;
    response.end();
  }).listen(Number(port), '127.0.0.1', () => console.log('All emulators ready'));`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const begun: { guard: ChildProcess; folder: string }[] = [];
afterEach(async () => {
  for (const { guard, folder } of begun.splice(0)) {
    const ended = guard.exitCode === null ? once(guard, 'exit') : null;
    if (guard.connected) guard.send('stop');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});

async function startGuard({ keepsData }: { keepsData: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'guard-'));
  const port = await freePort();
  const program = join(folder, 'firebase.cjs');
  const starts = join(folder, 'starts');
  writeFileSync(program, standIn);
  const ports = { ...testSuite.ports, hub: port };
  const suite = { ...testSuite, ports, folder, log: join(folder, 'log'), keepsData };
  const order = { program, suite, config: 'firebase.json', only: ['hosting'] };
  const guard = fork(join(import.meta.dirname, 'guard.ts'), [JSON.stringify(order)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, STAND_IN: `${port} ${starts}` },
  });
  begun.push({ guard, folder });
  const nextMessage = async () => (await once(guard, 'message'))[0];
  return {
    guard,
    folder,
    told: nextMessage,
    die: () => fetch(`http://127.0.0.1:${port}/die`).catch(() => undefined),
    startedWith: () =>
      readFileSync(starts, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
}

function writeSave(folder: string, seconds: number): string {
  const save = join(folder, 'firebase');
  const metadata = join(save, 'firebase-export-metadata.json');
  mkdirSync(save, { recursive: true });
  writeFileSync(metadata, '{}');
  utimesSync(metadata, seconds, seconds);
  return save;
}

it('emulators that end by themselves are started again with what was saved last', async () => {
  const { folder, told, die, startedWith } = await startGuard({ keepsData: true });
  expect(await told()).toEqual({ kind: 'ready' });
  const save = writeSave(folder, 1_700_000_000);
  const again = told();
  await die();
  expect(await again).toEqual({ kind: 'restarted', savedAt: 1_700_000_000_000 });
  const [first, second] = startedWith();
  expect(first).not.toContain('--import');
  expect(second.slice(-2)).toEqual(['--import', save]);
});

it('emulators that do not stay are left alone the fourth time', async () => {
  const { guard, told, die, startedWith } = await startGuard({ keepsData: true });
  await told();
  for (let turn = 0; turn < 3; turn += 1) {
    const again = told();
    await die();
    expect(await again).toEqual({ kind: 'restarted', savedAt: null });
  }
  const ended = once(guard, 'exit');
  await die();
  await ended;
  expect(startedWith()).toHaveLength(4);
});

it('a suite that keeps nothing ends: it would come back empty', async () => {
  const { guard, told, die, startedWith } = await startGuard({ keepsData: false });
  await told();
  const ended = once(guard, 'exit');
  await die();
  await ended;
  expect(startedWith()).toHaveLength(1);
});

it('says what came back, and where to read why', () => {
  const savedAt = new Date(2026, 0, 15, 14, 3, 20).getTime();
  expect(restartedMessage({ log: '.data/suite.log' }, savedAt)).toBe(
    'The emulators ended by themselves and were started again with what was saved at 14:03:20. Why: .data/suite.log',
  );
  expect(restartedMessage({ log: '.data/suite.log' }, null)).toBe(
    'The emulators ended by themselves and were started again with nothing: nothing had been saved. Why: .data/suite.log',
  );
});
