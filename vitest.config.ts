import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { clientEnvironment } from './local/suite/environment.ts';
import { testSuite } from './local/suite/suite.ts';
import { filesInMemory, memoryIsEnough } from './tests/memory/functionsTests.ts';

const unit = globSync(
  [
    'src/**/*.test.{ts,tsx}',
    'functions/src/**/*.test.ts',
    'local/**/*.test.ts',
    'tests/statements/*.test.ts',
  ],
  { exclude: ['**/*.island.test.tsx'] },
);
/** Tests that put something else in place of a module or of the surroundings get a world of their own. */
const changesTheWorld = (file: string) =>
  /\bvi\.(mock|hoisted|resetModules|stub)/.test(readFileSync(file, 'utf8'));

const inFunctions = (name: string) => `tests/functions/${name}.test.ts`;
const inMemory = [
  ...filesInMemory(process.env.ON_EMULATORS, Boolean(process.env.BROKEN_CODE)).map(inFunctions),
  ...globSync('tests/memory/*.test.ts'),
];

/** Milliseconds. No test is to fail because a machine is busy with something else: this ends what would never end. */
const patience = 300_000;

/** Commands name their suite in the environment. Without one, tests look for that of `npm run suite`. */
const onSuite = process.env.SITE_URL === undefined ? { env: clientEnvironment(testSuite) } : {};

export default defineConfig({
  test: {
    projects: [
      // To build a world for each file takes two thirds of the time, so most share one.
      ...[false, true].map((isolate) => ({
        test: {
          name: isolate ? 'unit apart' : 'unit',
          environment: 'node' as const,
          include: unit.filter((file) => changesTheWorld(file) === isolate),
          isolate,
          ...(isolate && { setupFiles: ['local/testing/ownEnvironment.ts'] }),
          // `vmThreads` keeps what modules compile to: 18 s instead of 31.
          pool: isolate ? ('vmThreads' as const) : ('threads' as const),
          // They take what others leave of the processor.
          testTimeout: patience,
          hookTimeout: patience,
        },
      })),
      // Tests of functions that need nothing but documents and files run here at once, in memory. No run asks a file twice.
      ...[false, true].map((isolate) => ({
        resolve: {
          alias: Object.entries({
            './suite.ts': 'memorySuite',
            './people.ts': 'memoryPeople',
            './signIn.ts': 'memoryPeople',
            'platform/site.ts': 'memorySite',
            '../emails/smtpMailer.ts': 'memoryMailer',
          }).map(([end, name]) => ({
            find: new RegExp(`^.*${end.replaceAll('.', '\\.')}$`),
            replacement: resolve(import.meta.dirname, `tests/memory/${name}.ts`),
          })),
        },
        test: {
          name: isolate ? 'unit memory apart' : 'unit memory',
          env: { FUNCTIONS_EMULATOR: 'true' },
          setupFiles: ['tests/memory/needsMore.ts'],
          environment: 'node' as const,
          include: inMemory.filter((file) => changesTheWorld(file) === isolate),
          isolate,
          pool: 'threads' as const,
          testTimeout: patience,
          hookTimeout: patience,
        },
      })),
      // Islands as somebody uses them: a document without a browser, the site's own code, and what it stores in memory.
      {
        resolve: {
          alias: Object.entries({
            '/authentication.ts': 'memoryAuthentication',
            '/live.ts': 'memoryLive',
          }).map(([end, name]) => ({
            find: new RegExp(`^.*${end.replaceAll('.', '\\.')}$`),
            replacement: resolve(import.meta.dirname, `tests/memory/${name}.ts`),
          })),
        },
        test: {
          name: 'unit islands',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'https://vongxe.example/' } },
          setupFiles: ['tests/memory/looseText.ts', 'tests/memory/ownerStacks.ts'],
          include: ['src/**/*.island.test.tsx'],
          // Each file has a document and modules of its own; what they compile to is kept. `threads` takes 112 s instead of 83.
          isolate: true,
          pool: 'vmThreads' as const,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      // On the emulators that `npm test` starts; one file after the other, because they share them. But each file of rules
      // has a project of its own, which no function looks at: two at a time.
      ...['rules', 'functions', 'site'].map((name) => ({
        test: {
          ...onSuite,
          name,
          environment: 'node' as const,
          include: [`tests/${name}/**/*.test.ts`],
          exclude:
            name === 'functions' && process.env.ON_EMULATORS === 'need'
              ? memoryIsEnough.map(inFunctions)
              : [],
          ...(name === 'functions' &&
            process.env.ON_EMULATORS === 'need' && { setupFiles: ['tests/memory/needsLess.ts'] }),
          fileParallelism: name === 'rules',
          ...(name === 'rules' && { maxWorkers: 2 }),
          // Connections to Storage that a file has left open are closed at the other end when the next one begins.
          isolate: false,
          testTimeout: patience,
          hookTimeout: patience,
        },
      })),
      // Journeys in Firefox and WebKit, both at once.
      {
        test: {
          name: 'engines',
          environment: 'node' as const,
          include: ['tests/engines/*.test.ts'],
          maxWorkers: 2,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      // References between pages, and use of functions and indexes, after the other tests. Then slow ones, each a command of its own.
      ...['references', 'usage', 'bench', 'faults', 'load'].map((name) => ({
        test: {
          name,
          environment: 'node' as const,
          include: [`tests/${name}/**/*.test.ts`],
          fileParallelism: false,
          testTimeout: 30 * 60_000,
          hookTimeout: 30 * 60_000,
        },
      })),
    ],
  },
});
