import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { firebaseArguments, firebaseTools } from './firebaseProcess.ts';
import type { Suite } from './suite.ts';
import { rehearsalSuite, testSuite } from './suite.ts';

const before = (suite: Suite, program = firebaseTools) => {
  const args = firebaseArguments({ program, suite, config: 'firebase.json', only: ['functions'] });
  return args.filter((_, at) => args[at - 1] === '--import').map((file) => basename(file));
};

const always = ['refuseMalformed.ts', 'fewerEvents.ts', 'olderEmulators.ts', 'plainSchemas.ts'];

it('functions share processes, and files of the site are compressed once', () =>
  expect(before(testSuite)).toEqual([...always, 'sharedWorkers.ts', 'cachedFiles.ts']));

it.each([
  ['a rehearsal', rehearsalSuite('vongxe')],
  ['the full run', { ...testSuite, isolated: true as const }],
])('each function has processes of its own in %s, as in the cloud', (_, suite) =>
  expect(before(suite)).toEqual(always),
);

it('what stands for firebase-tools in a test is not changed inside', () =>
  expect(before(testSuite, 'program.mjs')).toEqual(['refuseMalformed.ts']));

it('each change inside firebase-tools has a reason, a place upstream, and an end', () => {
  const folder = join(import.meta.dirname, 'patches');
  const patches = [...always, 'sharedWorker.mjs', 'sharedWorkers.ts', 'cachedFiles.ts'];
  for (const file of patches) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text, file).toMatch(/^\/\/ Reason: \S/m);
    expect(text, file).toMatch(/^\/\/ Upstream: https:\/\/github\.com\/firebase\//m);
    expect(text, file).toMatch(/^\/\/ Delete this file when \S/m);
  }
});
