import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Problem } from '../problem.ts';
import { runTool } from '../tool.ts';
import { machineBrowser } from './findBrowser.ts';

const find = () => machineBrowser(() => chromium.executablePath());

async function installWithApt(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await runTool('apt-get', ['update']);
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!find()) await runTool('apt-get', ['install', '-y', name]);
}

/** The browser's path; fetched when the machine has none. */
export async function prepareBrowser(): Promise<string> {
  const present = find();
  if (present) return present;
  console.log('Fetching a browser for the tests (once) …');
  await runTool('playwright', ['install', 'chromium']);
  if (!find()) await installWithApt();
  const fetched = find();
  if (fetched) return fetched;
  throw new Problem(
    'The browser tests need Chromium, and it could not be fetched.\n' +
      'Install it (Debian: `apt-get install chromium`) or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}
