import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../local/testing/findBrowser.ts';

const isShell = (file: string) => file.endsWith('headless-shell');

/**
 * A browser as people have it. The shell without a window, which is enough for most tests, keeps no page in memory
 * and gives islands no idle time. Undefined where the machine has none.
 */
export const wholeBrowser = (): string | undefined => {
  const { CHROMIUM_PATH, ...environment } = process.env;
  const found = findBrowser({
    environment: CHROMIUM_PATH && !isShell(CHROMIUM_PATH) ? process.env : environment,
    exists: (file) => !isShell(file) && existsSync(file),
    playwrights: () => chromium.executablePath(),
  });
  return found && existsSync(found) ? found : undefined;
};
