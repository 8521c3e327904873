import { chromium } from '@playwright/test';
import { clientEnvironment } from '../suite/environment.ts';
import { testSuite } from '../suite/suite.ts';
import { wholeMachineBrowser } from './findBrowser.ts';

/** Playwright options that show a window, which the headless shell cannot. */
const withWindow = /^--(?:headed|debug|ui)\b/;

/** Playwright's global setup: puts the suite's addresses into the environment, which workers inherit. */
export default function joinSuite(): void {
  const { env, argv } = process;
  if (!env.SITE_URL) Object.assign(env, clientEnvironment(testSuite));
  const browser = argv.some((word) => withWindow.test(word))
    ? wholeMachineBrowser(() => chromium.executablePath())
    : undefined;
  if (browser) env.CHROMIUM_PATH = browser;
}
