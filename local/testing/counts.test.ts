import { expect, it } from 'vitest';
import { add, lastLine, playwrightCounts, settle, vitestCounts, withoutAnnouncements } from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((verdict) => ({ status: verdict })),
});

it('counts a file that could not be loaded as a failure', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [file('failed', 'passed', 'failed'), file('failed')],
  };
  expect(vitestCounts(report)).toEqual({ passed: 1, failed: 2 });
});

it('counts a browser test that passed only at the second try as a failure', () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [] };
  expect(playwrightCounts(report)).toEqual({ passed: 4, failed: 2 });
});

it.each([
  ['left no report', undefined, false, { passed: 0, failed: 1 }],
  ['crashed after its last test', { passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
  ['failed twice', { passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
  ['went well', { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
])('settles a phase that %s', (_, counts, ok, expected) => {
  expect(settle(counts, ok)).toEqual(expected);
});

it('ends with one line', () => {
  const total = add([
    { passed: 2, failed: 0 },
    { passed: 3, failed: 1 },
  ]);
  expect(lastLine(total)).toBe('5 passed, 1 failed');
});

it('leaves out what announces a test, and nothing of what failed', () => {
  const failure = '  1) [e2e] › a.spec.ts:1:1 › a test\n\n    Error: [1/2] is not what was meant\n';
  expect(
    withoutAnnouncements(`[1/2] [e2e] › a.spec.ts:1:1 › a test\n${failure}[2/2] [e2e] › another\n`),
  ).toBe(failure);
});
