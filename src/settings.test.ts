import { afterEach, expect, it, vi } from 'vitest';
import { developmentPushKey, settings } from './settings.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('[S3.4] [S3.5] the placeholders for ratings are those of the specification', () => {
  expect(settings.placeholderRatings).toMatchObject({
    seller: 4.5,
    verified: true,
    structured: { value: 5, count: 1 },
  });
});

it('the demo signs notifications with the key for development', () =>
  expect(settings.pushKey).toBe(developmentPushKey));

it.each([
  ['local', true],
  ['preview', true],
  ['rehearsal', false],
  ['example', false],
])('at the installation %s, invented ratings are shown: %s', async (target, shown) => {
  vi.stubEnv('VONGXE_TARGET', target);
  vi.resetModules();
  const installed = await import('./settings.ts');
  expect(installed.settings.placeholderRatings.enabled).toBe(shown);
});
