import { chromium, type LaunchOptions } from '@playwright/test';
import { machineBrowser } from './findBrowser.ts';

/** How this machine's browser is started, for tests as for a rehearsal. */
export const launchOptions = (): LaunchOptions => {
  const executablePath = machineBrowser(() => chromium.executablePath());
  // Chromium's sandbox does not start for root, as which containers run.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...sandbox,
      '--disable-dev-shm-usage',
      // Nothing here needs one, and drawing in its place costs a fifth of a core.
      '--disable-gpu',
      // A test calls few of the functions that a page brings; compiled before that, they cost a tenth of the browser's time.
      '--js-flags=--max-lazy',
      '--disable-extensions',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
};
