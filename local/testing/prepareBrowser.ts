import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Problem } from '../problem.ts';
import { runTool } from '../tool.ts';
import { machineBrowser, wholeMachineBrowser } from './findBrowser.ts';

const playwrights = () => chromium.executablePath();
const find = () => machineBrowser(playwrights);
const findWhole = () => wholeMachineBrowser(playwrights);

async function installWithApt(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await runTool('apt-get', ['update']);
  if (!find()) await runTool('apt-get', ['install', '-y', 'chromium-headless-shell']);
  if (!findWhole()) await runTool('apt-get', ['install', '-y', 'chromium']);
}

/**
 * Returns the browser's path, preferably of the headless shell, and downloads missing browsers. A missing
 * full browser is no error: only one test needs it.
 */
export async function prepareBrowser(): Promise<string> {
  const present = find();
  if (present && findWhole()) return present;
  console.log('Fetching a browser for the tests (once) …');
  await runTool('playwright', ['install', 'chromium']);
  if (!find() || !findWhole()) await installWithApt();
  const fetched = find();
  if (fetched) return fetched;
  throw new Problem(
    'The browser tests need Chromium, and it could not be fetched.\n' +
      'Install it (Debian: `apt-get install chromium`) or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}
