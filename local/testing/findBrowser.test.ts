import { expect, it } from 'vitest';
import { findBrowser, findWholeBrowser } from './findBrowser.ts';

const machine = (installed: string[], environment: Record<string, string> = {}) => ({
  environment,
  exists: (file: string) => installed.includes(file),
  playwrights: () => '/cache/playwright/chrome',
});

it.each([
  ['the one that is named', ['/usr/bin/chromium'], { CHROMIUM_PATH: '/mine/chrome' }, '/mine/chrome'],
  ['the one of the system', ['/usr/bin/chromium', '/cache/playwright/chrome'], {}, '/usr/bin/chromium'],
  [
    'the shell before the whole browser',
    ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
    {},
    '/usr/bin/chromium-headless-shell',
  ],
  ['one on the path', ['/opt/bin/google-chrome'], { PATH: '/opt/bin' }, '/opt/bin/google-chrome'],
  ["Playwright's own", ['/cache/playwright/chrome'], {}, '/cache/playwright/chrome'],
  ['none', [], {}, undefined],
])('finds %s', (_, installed, environment, expected) => {
  expect(findBrowser(machine(installed, environment))).toBe(expected);
});

const shell = '/usr/bin/chromium-headless-shell';
it.each([
  ['what is installed beside the shell', [shell, '/usr/bin/chromium'], {}, '/usr/bin/chromium'],
  ['nothing where only the shell is', [shell], { CHROMIUM_PATH: shell }, undefined],
  [
    'another than a shell that is named',
    ['/usr/bin/chromium'],
    { CHROMIUM_PATH: '/mine/headless_shell' },
    '/usr/bin/chromium',
  ],
  ['a whole one that is named', ['/usr/bin/chromium'], { CHROMIUM_PATH: '/mine/chrome' }, '/mine/chrome'],
])('the whole browser is %s', (_, installed, environment, expected) => {
  expect(findWholeBrowser(machine(installed, environment))).toBe(expected);
});
