import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { firebaseArguments, firebaseTools } from './firebaseProcess.ts';
import type { Suite } from './suite.ts';
import { rehearsalSuite, testSuite } from './suite.ts';

const before = (suite: Suite, program = firebaseTools) => {
  const args = firebaseArguments({ program, suite, config: 'firebase.json', only: ['functions'] });
  return args.filter((_, at) => args[at - 1] === '--import').map((file) => basename(file));
};

it('functions share processes', () =>
  expect(before(testSuite)).toEqual([
    'refuseMalformed.ts',
    'fewerEvents.ts',
    'olderEmulators.ts',
    'sharedWorkers.ts',
  ]));

it.each([
  ['a rehearsal', rehearsalSuite('vongxe')],
  ['the full run', { ...testSuite, isolated: true as const }],
])('each function has processes of its own in %s, as in the cloud', (_, suite) =>
  expect(before(suite)).toEqual(['refuseMalformed.ts', 'fewerEvents.ts', 'olderEmulators.ts']),
);

it('what stands for firebase-tools in a test is not changed inside', () =>
  expect(before(testSuite, 'program.mjs')).toEqual(['refuseMalformed.ts']));
