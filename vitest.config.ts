import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'functions/src/**/*.test.ts', 'local/**/*.test.ts'],
        },
      },
      {
        // On the emulators that `npm test` starts; one file after the other, because they share them.
        test: {
          name: 'emulated',
          environment: 'node',
          include: ['tests/{rules,functions,site}/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
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
