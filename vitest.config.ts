import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'functions/src/**/*.test.ts', 'local/**/*.test.ts'],
          // They run beside the browser's, which go first.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // On the emulators that `npm test` starts; one file after the other, because they share them. Each file of rules
      // has a project of its own, which no function looks at.
      ...['rules', 'functions', 'site'].map((name) => ({
        test: {
          name,
          environment: 'node' as const,
          include: [`tests/${name}/**/*.test.ts`],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      })),
      // What has to hold after the browser tests; and slow ones, each a command of its own.
      ...['after', 'bench', 'faults', 'load'].map((name) => ({
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
