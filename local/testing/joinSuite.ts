import { chromium } from '@playwright/test';
import { clientEnvironment } from '../suite/environment.ts';
import { testSuite } from '../suite/suite.ts';
import { wholeMachineBrowser } from './findBrowser.ts';

/** Playwright options that open a window, which needs the full browser. */
const withWindow = /^--(?:headed|debug|ui)\b/;

/** Playwright's global setup: sets environment variables, which the workers inherit. */
export default function joinSuite(): void {
  const { env, argv } = process;
  if (!env.SITE_URL) Object.assign(env, clientEnvironment(testSuite));
  const browser = argv.some((word) => withWindow.test(word))
    ? wholeMachineBrowser(() => chromium.executablePath())
    : undefined;
  if (browser) env.CHROMIUM_PATH = browser;
}
