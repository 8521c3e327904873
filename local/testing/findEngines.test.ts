import { expect, it } from 'vitest';
import { findEngines } from './findEngines.ts';

const mini = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const webkit = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/xdotool'];

const machine = (installed: string[], environment: Record<string, string> = { PATH: '/bin:/usr/bin' }) => ({
  environment,
  exists: (file: string) => installed.includes(file),
  matches: () => installed.filter((file) => file.endsWith('/MiniBrowser')),
});

it('finds Firefox and what drives WebKit', () => {
  expect(findEngines(machine(['/usr/bin/firefox-esr', mini, ...webkit]))).toEqual({
    firefox: '/usr/bin/firefox-esr',
    webkit: {
      driver: '/usr/bin/WebKitWebDriver',
      browser: mini,
      xvfb: '/usr/bin/Xvfb',
      xdotool: '/usr/bin/xdotool',
    },
  });
});

it.each([
  ['the one that is named', { FIREFOX_PATH: '/mine/firefox', PATH: '/usr/bin' }, '/mine/firefox'],
  ['one with another name', { PATH: '/opt/bin:/usr/bin' }, '/opt/bin/firefox'],
])('Firefox may be %s', (_, environment, expected) => {
  const engines = findEngines(machine(['/opt/bin/firefox', mini, ...webkit], environment));
  expect(engines).toMatchObject({ firefox: expected });
});

it.each([
  [[], ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xdotool']],
  [[mini, ...webkit], ['firefox-esr']],
  [['/usr/bin/firefox', ...webkit], ['webkit2gtk-driver']],
  [
    ['/usr/bin/firefox', mini, '/usr/bin/WebKitWebDriver'],
    ['xvfb', 'xdotool'],
  ],
])('beside %j it names the packages that are missing', (installed, missing) => {
  expect(findEngines(machine(installed))).toEqual({ missing });
});
