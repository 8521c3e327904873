import { createRequire } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';
import { firebaseTools } from '../firebaseProcess.ts';

const load = createRequire(firebaseTools);
const variable = 'FIRESTORE_EMULATOR_BINARY_PATH';
const checks = load('../emulator/commandUtils.js');
const { FirestoreEmulator } = load('../emulator/firestoreEmulator.js');
const jars = load('../emulator/downloadableEmulators.js');
const untouched = { check: checks.checkJavaMajorVersion, start: FirestoreEmulator.prototype.start };

/** Returns firebase-tools' arguments for Firestore's emulator. `named`: path in the environment variable. */
const startedWith = async (named: string | undefined, edition: string) => {
  vi.resetModules();
  vi.stubEnv(variable, named);
  await import('./olderEmulators.ts');
  const given = vi.spyOn(jars, 'start').mockResolvedValue(undefined);
  await new FirestoreEmulator({ port: 1, 'database-edition': edition }).start();
  return given.mock.calls[0]?.[1];
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  checks.checkJavaMajorVersion = untouched.check;
  FirestoreEmulator.prototype.start = untouched.start;
});

it('an emulator that firebase-tools is told of runs on the Java that was found, and gets no option that it may not know', async () => {
  expect(await startedWith('firestore.jar', 'standard')).toEqual({ port: 1 });
  expect(await checks.checkJavaMajorVersion()).toBe(21);
});

it('an edition that means something is not kept back', async () =>
  expect(await startedWith('firestore.jar', 'enterprise')).toEqual({
    port: 1,
    'database-edition': 'enterprise',
  }));

it('those of firebase-tools itself are left alone', async () => {
  expect(await startedWith(undefined, 'standard')).toEqual({ port: 1, 'database-edition': 'standard' });
  expect(checks.checkJavaMajorVersion).toBe(untouched.check);
});
