import { defineConfig } from '@playwright/test';
import { runningEmulators } from './local/suite/hub.ts';
import { testSuite } from './local/suite/suite.ts';
import { launchOptions } from './local/testing/launchOptions.ts';

/** Whether a suite runs: `npm test` passes its address; `npm run suite` uses known ports. */
const isRunning =
  process.env.SITE_URL !== undefined || (await runningEmulators(testSuite.ports.hub)).length > 0;

export default defineConfig({
  globalSetup: './local/testing/joinSuite.ts',
  ...(!isRunning && {
    webServer: {
      command: 'node local/run.mjs suite',
      wait: { stdout: /The suite is ready/ },
      stdout: 'pipe' as const,
      // In a new clone this command builds the site and renders the demo's pictures.
      timeout: 1_200_000,
      gracefulShutdown: { signal: 'SIGINT' as const, timeout: 60_000 },
    },
  }),
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  // On a busy machine, tests take ten times as long.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  use: {
    baseURL: process.env.SITE_URL ?? testSuite.origin,
    // The service worker would respond to requests that tests intercept; only offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Recording traces takes a third of the tests' time.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', use: { browserName: 'chromium' } },
    { name: 'screenshots', testDir: 'tests/screenshots', use: { browserName: 'chromium' } },
    { name: 'exhaustive', testDir: 'tests/exhaustive', use: { browserName: 'chromium' } },
  ],
});
