import { globSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportHandled } from './reportHandled.ts';

const report = vi.hoisted(() => vi.fn<(failure: unknown, context: string) => void>());
vi.mock('./reportError.ts', () => ({ reportError: report }));
beforeEach(() => void report.mockReset());

const coded = (code: string) => Object.assign(new Error('refused'), { code });

it('[S8.52] a failure that the page has handled is reported with what was tried', () => {
  const failure = coded('unavailable');
  reportHandled(failure, 'save a listing');
  reportHandled('a text', 'load alerts');
  expect(report.mock.calls).toEqual([
    [failure, 'save a listing'],
    ['a text', 'load alerts'],
  ]);
});

it.each(['unauthenticated', 'resource-exhausted', 'failed-precondition'])(
  'what somebody may not do now is no failure of the site (%s)',
  (code) => {
    reportHandled(coded(code), 'save a listing');
    expect(report).not.toHaveBeenCalled();
  },
);

/** Files whose failures are reported elsewhere: by forms or saveNotices.ts. */
const saysNoFailure = ['src/features/account/useCredentialsForm.ts', 'src/features/sell/useSave.ts'];

it('[S8.52] whatever tells somebody of a failure reports it', () => {
  const silent = globSync('src/features/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).filter((file) => {
    const source = readFileSync(file, 'utf8');
    return (
      /tone: 'error'|setFailure\(|state: 'failed'|failed: '/.test(source) &&
      /catch/.test(source) &&
      !/\breport(?:Error|Handled|Account)\(/.test(source)
    );
  });
  expect(silent.filter((file) => !saysNoFailure.includes(file))).toEqual([]);
});

it('[S8.52] so does each of several in one file', () => {
  const shows = /notify\(|tone: 'error'|setFailure\(|setProblem\(|state: 'failed'|\('failed'\)|\bfail\(/;
  const handlers = globSync('src/features/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^( *)\} catch(?: \(\w+\))? \{\n([\s\S]*?)\n\1\}/gm)]
      .map(([, , body = '']) => body)
      .filter((body) => shows.test(body))
      .map((body) => ({ file, body })),
  );
  expect(handlers.length).toBeGreaterThan(20);
  const silent = handlers.filter(({ body }) => !/\breport(?:Error|Handled|Account)\(/.test(body));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
