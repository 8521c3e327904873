import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface BrowserProbes {
  environment: Record<string, string | undefined>;
  exists: (file: string) => boolean;
  /** Path of Playwright's own browser, which may be missing. */
  playwrights: () => string;
}

/** The headless shell comes first, since it renders the same pages with a third of the work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function findBrowser({ environment, exists, playwrights }: BrowserProbes): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (named) return named;
  const path = (environment.PATH ?? '').split(delimiter);
  const installed = ['/usr/bin', ...path].flatMap((folder) => names.map((name) => join(folder, name)));
  return [...installed, ...applications, playwrights()].find(exists);
}

const isShell = (file: string) => /headless[-_]shell$/.test(file);

/**
 * Returns a full browser: the headless shell lacks the back/forward cache, and its islands get no idle time.
 */
export function findWholeBrowser({ environment, exists, playwrights }: BrowserProbes): string | undefined {
  const { CHROMIUM_PATH: named, ...others } = environment;
  return findBrowser({
    environment: named && !isShell(named) ? environment : others,
    exists: (file) => !isShell(file) && exists(file),
    playwrights,
  });
}

const machine = (playwrights: () => string) => ({
  environment: process.env,
  exists: existsSync,
  playwrights,
});
export const machineBrowser = (playwrights: () => string) => findBrowser(machine(playwrights));
export const wholeMachineBrowser = (playwrights: () => string) => findWholeBrowser(machine(playwrights));
