import { chromium, type LaunchOptions } from '@playwright/test';
import { machineBrowser } from './findBrowser.ts';

export const launchOptions = (): LaunchOptions => {
  const executablePath = machineBrowser(() => chromium.executablePath());
  // Chromium's sandbox does not start for root, the usual user in containers.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...sandbox,
      '--disable-dev-shm-usage',
      // Emulating a GPU costs a fifth of a core.
      '--disable-gpu',
      // Compiles functions only when called, which saves a tenth of the time.
      '--js-flags=--max-lazy',
      '--disable-extensions',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
};
