import { chromium, defineConfig } from '@playwright/test';
import { testSuite } from './local/suite/suite.ts';
import { machineBrowser } from './local/testing/findBrowser.ts';

const executablePath = machineBrowser(() => chromium.executablePath());
// Chromium's sandbox does not start for root, as which containers run.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

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
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...sandbox,
        '--disable-dev-shm-usage',
        // Nothing here needs one, and drawing in its place costs a fifth of a core.
        '--disable-gpu',
        '--disable-extensions',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', use: { browserName: 'chromium' } },
    { name: 'screenshots', testDir: 'tests/screenshots', use: { browserName: 'chromium' } },
    { name: 'growth', testDir: 'tests/growth', use: { browserName: 'chromium' } },
  ],
});
