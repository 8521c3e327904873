import { defineConfig } from '@playwright/test';
import { runningEmulators } from './local/suite/hub.ts';
import { testSuite } from './local/suite/suite.ts';
import { launchOptions } from './local/testing/launchOptions.ts';

/** `npm test` names its suite in the environment; `npm run suite` is found by its port. */
const isRunning =
  process.env.SITE_URL !== undefined || (await runningEmulators(testSuite.ports.hub)).length > 0;

export default defineConfig({
  globalSetup: './local/testing/joinSuite.ts',
  ...(!isRunning && {
    webServer: {
      command: 'node local/run.mjs suite',
      wait: { stdout: /The suite is ready/ },
      stdout: 'pipe' as const,
      // In an empty clone it builds the site and draws the pictures of the demo.
      timeout: 1_200_000,
      gracefulShutdown: { signal: 'SIGINT' as const, timeout: 60_000 },
    },
  }),
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  // A busy machine takes ten times as long, and a test that waits for what comes loses nothing by it.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  use: {
    baseURL: process.env.SITE_URL ?? testSuite.origin,
    // Writing down every step costs a third of the time: ask for it with TRACE=1.
    // The worker would answer in place of what a test intercepts; offline.spec.ts lets it.
    serviceWorkers: 'block',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', use: { browserName: 'chromium' } },
    { name: 'screenshots', testDir: 'tests/screenshots', use: { browserName: 'chromium' } },
    { name: 'growth', testDir: 'tests/growth', use: { browserName: 'chromium' } },
  ],
});
