import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { clientEnvironment } from './local/suite/environment.ts';
import { testSuite } from './local/suite/suite.ts';
import { filesInMemory, memoryIsEnough } from './tests/inMemory/functionsTests.ts';

const unit = globSync(
  [
    'src/**/*.test.{ts,tsx}',
    'functions/src/**/*.test.ts',
    'local/**/*.test.ts',
    'tests/statements/*.test.ts',
  ],
  { exclude: ['**/*.island.test.tsx'] },
);
/** Tests that mock modules or globals need an isolated environment. */
const changesTheWorld = (file: string) =>
  /\bvi\.(mock|hoisted|resetModules|stub)/.test(readFileSync(file, 'utf8'));

const inFunctions = (name: string) => `tests/functions/${name}.test.ts`;
const inMemory = [
  ...filesInMemory(process.env.ON_EMULATORS, Boolean(process.env.BROKEN_CODE)).map(inFunctions),
  ...globSync('tests/inMemory/*.test.ts'),
];

/**
 * Run only with `--full`: each builds or serves a copy of the sources. Together they need 60 s of processor
 * time.
 */
const testsThatBuild = ['tests/site/brokenContent.test.ts', 'tests/site/write.test.ts'];

/** Timeout in milliseconds. Only ends tests that hang: none may fail because the machine is busy. */
const timeoutMs = 300_000;

/** Test commands set their suite's addresses in the environment. Other runs use `npm run suite`. */
const onSuite = process.env.SITE_URL === undefined ? { env: clientEnvironment(testSuite) } : {};

export default defineConfig({
  test: {
    projects: [
      // An environment per file would take two thirds of the total time, so most files share one.
      ...[false, true].map((isolate) => ({
        test: {
          name: isolate ? 'unit apart' : 'unit',
          environment: 'node' as const,
          include: unit.filter((file) => changesTheWorld(file) === isolate),
          isolate,
          ...(isolate && { setupFiles: ['local/testing/ownEnvironment.ts'] }),
          // `vmThreads` caches compiled modules: 18 s instead of 31 s.
          pool: isolate ? ('vmThreads' as const) : ('threads' as const),
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
        },
      })),
      // Tests of functions that need only documents and files run in memory.
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
            replacement: resolve(import.meta.dirname, `tests/inMemory/${name}.ts`),
          })),
        },
        test: {
          name: isolate ? 'unit memory apart' : 'unit memory',
          env: { FUNCTIONS_EMULATOR: 'true' },
          setupFiles: ['tests/inMemory/needsMore.ts'],
          environment: 'node' as const,
          include: inMemory.filter((file) => changesTheWorld(file) === isolate),
          isolate,
          pool: 'threads' as const,
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
        },
      })),
      // Tests of islands in a simulated document, with the site's own code; its data is in memory.
      {
        resolve: {
          alias: Object.entries({
            '/authentication.ts': 'memoryAuthentication',
            '/live.ts': 'memoryLive',
          }).map(([end, name]) => ({
            find: new RegExp(`^.*${end.replaceAll('.', '\\.')}$`),
            replacement: resolve(import.meta.dirname, `tests/inMemory/${name}.ts`),
          })),
        },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'unit islands',
          env: { NODE_ENV: 'production' },
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'https://vongxe.example/' } },
          setupFiles: ['tests/inMemory/looseText.ts', 'tests/inMemory/productionReact.ts'],
          include: ['src/**/*.island.test.tsx'],
          isolate: true,
          // `vmThreads` caches compiled modules: 83 s instead of 112 s.
          pool: 'vmThreads' as const,
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
        },
      },
      // Files run one after another, since all use the emulators of `npm test`. Each file of rules has its
      // own project without functions, so two run at a time.
      ...['rules', 'functions', 'site'].map((name) => ({
        test: {
          ...onSuite,
          name,
          environment: 'node' as const,
          include: [`tests/${name}/**/*.test.ts`],
          exclude: [
            ...(name === 'functions' && process.env.ON_EMULATORS === 'need'
              ? memoryIsEnough.map(inFunctions)
              : []),
            ...(process.env.BUILDS === 'none' ? testsThatBuild : []),
          ],
          ...(name === 'functions' &&
            process.env.ON_EMULATORS === 'need' && { setupFiles: ['tests/inMemory/needsLess.ts'] }),
          fileParallelism: name === 'rules',
          ...(name === 'rules' && { maxWorkers: 2 }),
          isolate: false,
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
        },
      })),
      {
        test: {
          name: 'engines',
          environment: 'node' as const,
          include: ['tests/engines/*.test.ts'],
          maxWorkers: 2,
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
        },
      },
      // Tests that run after the others: references between pages, and the use of functions and indexes. Each
      // slow suite has its own command.
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
