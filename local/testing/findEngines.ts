import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Programs to test in WebKit: the WebDriver, the browser, a virtual screen, and a tool that focuses the
 * window.
 */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  xvfb: string;
  xdotool: string;
}

export interface Engines {
  firefox: string;
  webkit: WebKitPrograms;
}

export interface EngineProbes {
  environment: Record<string, string | undefined>;
  exists: (file: string) => boolean;
  matches: (pattern: string) => string[];
}

/** Returns Firefox and the programs for WebKit, or the names of missing Debian packages. */
export function findEngines({ environment, exists, matches }: EngineProbes): Engines | { missing: string[] } {
  const folders = (environment.PATH ?? '').split(delimiter);
  const find = (...names: string[]) =>
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find(exists);
  const firefox = environment.FIREFOX_PATH ?? find('firefox-esr', 'firefox');
  const driver = find('WebKitWebDriver');
  const browser = matches('/usr/{lib,libexec}/{*/,}webkit*/MiniBrowser')[0];
  const xvfb = find('Xvfb');
  const xdotool = find('xdotool');
  if (firefox && driver && browser && xvfb && xdotool)
    return { firefox, webkit: { driver, browser, xvfb, xdotool } };
  const missing = [
    !firefox && 'firefox-esr',
    !(driver && browser) && 'webkit2gtk-driver',
    !xvfb && 'xvfb',
    !xdotool && 'xdotool',
  ].filter((name) => name !== false);
  return { missing };
}

const find = () =>
  findEngines({ environment: process.env, exists: existsSync, matches: (pattern) => globSync(pattern) });

export const missingPackages = (): string[] => {
  const engines = find();
  return 'missing' in engines ? engines.missing : [];
};

export const machineEngines = (): Engines => {
  const engines = find();
  if ('missing' in engines) throw new Error(`missing: ${engines.missing.join(', ')}`);
  return engines;
};
