import { defineConfig } from '@playwright/test';
import { testSuite } from './local/suite/suite.ts';
import { launchOptions } from './local/testing/launchOptions.ts';

export default defineConfig({
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
