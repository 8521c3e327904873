import { chromium } from '@playwright/test';
import { clientEnvironment } from '../suite/environment.ts';
import { testSuite } from '../suite/suite.ts';
import { wholeMachineBrowser } from './findBrowser.ts';

/** Playwright options that show a window, which the headless shell can't. */
const withWindow = /^--(?:headed|debug|ui)\b/;

/**
 * Playwright's global setup: gives tests the suite's addresses, like `npm test`. Workers inherit them. Keeps
 * a suite named in the environment.
 */
export default function joinSuite(): void {
  const { env, argv } = process;
  if (!env.SITE_URL) Object.assign(env, clientEnvironment(testSuite));
  const browser = argv.some((word) => withWindow.test(word))
    ? wholeMachineBrowser(() => chromium.executablePath())
    : undefined;
  if (browser) env.CHROMIUM_PATH = browser;
}
