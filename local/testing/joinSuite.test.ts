import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { suiteIsReady } from '../commands/suite.ts';
import { testSuite } from '../suite/suite.ts';
import joinSuite from './joinSuite.ts';

vi.mock('./findBrowser.ts', () => ({
  machineBrowser: () => '/usr/bin/chromium-headless-shell',
  wholeMachineBrowser: () => '/usr/bin/chromium',
}));
vi.mock('../suite/hub.ts', () => ({ runningEmulators: async () => [] }));

beforeEach(() => {
  vi.stubEnv('SITE_URL', undefined);
  vi.stubEnv('CHROMIUM_PATH', undefined);
});
afterEach(() => vi.unstubAllEnvs());

const joinedBy = (...options: string[]) => {
  const { argv, env } = process;
  process.env = { ...env };
  process.argv = ['node', 'playwright', 'test', ...options];
  joinSuite();
  const { SITE_URL, INBOX_URL, FIRESTORE_EMULATOR_HOST, CHROMIUM_PATH } = process.env;
  Object.assign(process, { argv, env });
  return { SITE_URL, INBOX_URL, FIRESTORE_EMULATOR_HOST, CHROMIUM_PATH };
};

it('a browser test that is started by hand finds the suite of the tests', () => {
  expect(joinedBy('home.spec.ts')).toMatchObject({
    SITE_URL: testSuite.origin,
    INBOX_URL: testSuite.inbox,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${testSuite.ports.firestore}`,
  });
});

it('a suite that the environment names is kept', () => {
  vi.stubEnv('SITE_URL', 'http://localhost:4321');
  expect(joinedBy()).toMatchObject({ SITE_URL: 'http://localhost:4321' });
});

it('a window is never asked of the headless shell', () => {
  vi.stubEnv('CHROMIUM_PATH', '/usr/bin/chromium-headless-shell');
  expect(joinedBy('home.spec.ts').CHROMIUM_PATH).toBe('/usr/bin/chromium-headless-shell');
  for (const option of ['--headed', '--debug', '--debug=inspector', '--ui', '--ui-port=9'])
    expect(joinedBy(option).CHROMIUM_PATH, option).toBe('/usr/bin/chromium');
});

it('without a suite Playwright starts one, and waits for its last line', async () => {
  const { default: browser } = await import('../../playwright.config.ts');
  expect(browser).toMatchObject({ webServer: { command: 'node local/run.mjs suite' } });
  const { webServer } = browser as { webServer?: { wait: { stdout: RegExp } } };
  expect(suiteIsReady).toMatch(webServer?.wait.stdout ?? /^$/);
});
