import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readIndexes } from '../doctor/facts.ts';
import { run } from './deploy.ts';

type Started = { program: string; args: string[]; streams: unknown };
const started: Started[] = vi.hoisted(() => []);
/** Outputs that the simulated firebase-tools prints for `firestore:indexes`, in order. */
const listings: string[] = vi.hoisted(() => []);

vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof import('node:child_process')>()),
  spawn: (program: string, args: string[], { stdio }: { stdio: unknown }) => {
    started.push({ program, args, streams: stdio });
    const stdout = new EventEmitter();
    const child = Object.assign(new EventEmitter(), { stdout, stderr: new EventEmitter() });
    queueMicrotask(() => {
      if (args[0] === 'firestore:indexes') stdout.emit('data', listings.shift() ?? '');
      child.emit('close', args.includes('--fails') ? 1 : 0);
    });
    return child;
  },
}));
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  writeFileSync: () => {},
}));
vi.mock('../build/buildAll.ts', () => ({ buildAll: async () => ({ siteBuilt: true }) }));
vi.mock('../build/hostingConfig.ts', () => ({
  readFirebaseConfig: () => ({}),
  hostingConfig: () => ({}),
  writeDeployConfig: () => 'written.json',
}));
vi.mock('../deploy/keepAssets.ts', () => ({ keepAssets: async () => ({ builds: 2, lost: [] }) }));
vi.mock('../release/releaseRecord.ts', () => ({ releaseHere: async () => ({}), writeRelease: () => {} }));
vi.mock('../build/freshness.ts', () => ({ isFresh: async () => true }));
vi.mock('../doctor/askCloud.ts', () => ({ askCloud: async () => ({}) }));
vi.mock('../doctor/examine.ts', () => ({ examine: () => [] }));
vi.mock('../../src/installation/current.ts', async (original) => ({
  ...(await original<typeof import('../../src/installation/current.ts')>()),
  target: 'staging',
}));
vi.mock('../../src/settings.ts', async (original) => {
  const { settings } = await original<typeof import('../../src/settings.ts')>();
  return {
    settings: {
      ...settings,
      firebase: { ...settings.firebase, projectId: 'a-project', region: 'asia-southeast1' },
    },
  };
});

// firebase-tools' own formatter, so that the test notices changes of its output.
const { PrettyPrint } = createRequire(import.meta.url)('firebase-tools/lib/firestore/pretty-print');
const listed = (states: string[]) =>
  states
    .map((state, place) =>
      new PrettyPrint().prettyIndexString({
        name: `projects/a-project/databases/(default)/collectionGroups/motorcycles/indexes/${place}`,
        state,
        fields: [{ fieldPath: 'price', order: 'ASCENDING' }],
      }),
    )
    .join('\n');
const wanted = readIndexes().indexes.length;
const all = (state: string) => Array.from({ length: wanted }, () => state);

const terminal = Object.getOwnPropertyDescriptor(process.stdin, 'isTTY');
const stdinIsTerminal = (value: boolean) =>
  Object.defineProperty(process.stdin, 'isTTY', { value, configurable: true });

beforeEach(() => {
  started.length = 0;
  listings.length = 0;
  listings.push(listed(all('READY')));
  stdinIsTerminal(true);
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  if (terminal) Object.defineProperty(process.stdin, 'isTTY', terminal);
  else Reflect.deleteProperty(process.stdin, 'isTTY');
});

const project = ['--config', 'written.json', '--project', 'a-project'];
const indexes = {
  program: 'firebase',
  args: ['deploy', '--only', 'firestore:indexes', '--non-interactive', ...project],
  streams: ['ignore', 'inherit', 'inherit'],
};
const list = {
  program: 'firebase',
  args: ['firestore:indexes', '--pretty', '--non-interactive', ...project],
  streams: ['ignore', 'pipe', 'pipe'],
};
const main = (...args: string[]) => ({
  program: 'firebase',
  args: ['deploy', ...args, ...project],
  streams: ['inherit', 'inherit', 'inherit'],
});
const everything = ['--only', 'storage,firestore:rules,functions,hosting'];
const images = {
  program: 'firebase',
  args: [
    ...['functions:artifacts:setpolicy', '--location', 'asia-southeast1', '--days', '30'],
    ...['--force', '--non-interactive', ...project],
  ],
  streams: ['ignore', 'inherit', 'inherit'],
};

const maps = {
  program: 'gcloud',
  args: ['storage', 'cp', expect.stringMatching(/dist[\\/]maps[\\/]\*\.map$/), 'gs://a-project-maps/'],
  streams: ['ignore', 'pipe', 'pipe'],
};

it('deploys the indexes, looks whether they are ready, and hands the terminal over for the rest', async () => {
  await run([]);
  expect(started).toEqual([indexes, list, main(...everything), images, maps]);
});

it('waits for each index, also for one that this version does not name', async () => {
  const [, ...others] = all('READY');
  listings.unshift(
    listed([]),
    listed(others),
    listed([...others, 'CREATING']),
    listed([...all('READY'), 'CREATING']),
  );
  await run([]);
  expect(started).toEqual([indexes, list, list, list, list, list, main(...everything), images, maps]);
});

it('stops at an index that Firestore could not build', async () => {
  listings.unshift(listed([...all('READY'), 'NEEDS_REPAIR']));
  await expect(run([])).rejects.toThrow('Firestore could not build an index');
  expect(started).toEqual([indexes, list]);
});

it('gives up after an hour, with nothing else deployed', async () => {
  listings.unshift(...Array.from({ length: 300 }, () => listed(all('CREATING'))));
  await expect(run([])).rejects.toThrow('not ready after an hour');
  expect(started.filter(({ args }) => args.includes(everything[1] ?? ''))).toEqual([]);
});

it.each([[['--only', 'functions:pages']], [['--except=hosting']]])(
  'deploys a part after the indexes: %s',
  async (args) => {
    await run(args);
    expect(started).toEqual([indexes, list, main(...args), images, maps]);
  },
);

it('leaves all of a dry run to firebase', async () => {
  await run(['--dry-run']);
  expect(started).toEqual([main(...everything, '--dry-run')]);
});

it('stops when a step fails', async () => {
  await expect(run(['--fails'])).rejects.toThrow('The deployment failed');
  expect(started).toEqual([indexes, list, main(...everything, '--fails')]);
});

it('without a terminal it names the questions and begins nothing, unless --force answers them', async () => {
  stdinIsTerminal(false);
  await expect(run([])).rejects.toThrow(/retried after a failure[\s\S]*no longer has[\s\S]*container images/);
  expect(started).toEqual([]);
  await run(['--force']);
  expect(started).toEqual([indexes, list, main(...everything, '--force'), images, maps]);
});

const optionsOf = (command: string): string[] =>
  createRequire(import.meta.url)(`firebase-tools/lib/commands/${command}`).command.options.map(
    ([flags]: [string]) => /--[\w-]+/.exec(flags)?.[0] ?? '',
  );
const commands: Record<string, string> = {
  deploy: 'deploy',
  'firestore:indexes': 'firestore-indexes-list',
  'functions:artifacts:setpolicy': 'functions-artifacts-setpolicy',
};

it('gives firebase-tools no option that it does not know', async () => {
  stdinIsTerminal(false);
  await run(['--force']);
  const steps = started.filter(({ program }) => program === 'firebase');
  expect(steps.length).toBe(4);
  for (const { args } of steps) {
    const knownOptions = [
      ...optionsOf(commands[args[0] ?? ''] ?? ''),
      '--config',
      '--project',
      '--non-interactive',
    ];
    expect(args.filter((arg) => arg.startsWith('--') && !knownOptions.includes(arg))).toEqual([]);
  }
});
