import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { cutLock } from './functionsLock.ts';

const whole = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const own = cutLock(whole);

it('names each package in the very version that is tested here', () => {
  const places = Object.keys(own.packages).filter(Boolean);
  expect(places.length).toBeGreaterThan(100);
  expect(places.length).toBeLessThan(Object.keys(whole.packages).length / 2);
  for (const place of places)
    expect(own.packages[place]).toMatchObject({ version: whole.packages[place].version });
  expect(own.packages['node_modules/firebase-admin']).toHaveProperty('integrity');
  expect(own.packages).not.toHaveProperty('node_modules/astro');
  // Packages for a single platform must be optional: the cloud's may differ.
  expect(own.packages['node_modules/@img/sharp-linux-x64']).toMatchObject({ optional: true });
  expect(own.packages['node_modules/sharp']).not.toHaveProperty('optional');
});

const one = (packages: object) => ({ lockfileVersion: 3, packages: packages as never });
const functions = { name: 'f', version: '1.0.0', dependencies: { a: '1.0.0' } };

it('takes along what packages need, where node finds it, and leaves out what only tests need', () => {
  const lock = one({
    functions,
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '^1' },
      optionalDependencies: { c: '*', d: '*' },
    },
    'node_modules/a/node_modules/b': { version: '1.5.0' },
    'node_modules/b': { version: '2.0.0', dev: true },
    'node_modules/c': { version: '3.0.0', devOptional: true },
  });
  expect(cutLock(lock).packages).toEqual({
    '': functions,
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '^1' },
      optionalDependencies: { c: '*', d: '*' },
    },
    'node_modules/a/node_modules/b': { version: '1.5.0' },
    'node_modules/c': { version: '3.0.0', optional: true },
  });
});

it('refuses a lock file that misses something', () =>
  expect(() => cutLock(one({ functions }))).toThrow('package-lock.json has no a, which functions needs'));
