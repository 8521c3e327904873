import { expect, it } from 'vitest';
import { RequestError } from './post.ts';
import { problemOf } from './problemOf.ts';

const problems = { 'not-found': 'gone', aborted: 'sold' };

it.each([
  ['not-found', 'gone'],
  ['aborted', 'sold'],
  ['internal', 'failed'],
  ['toString', 'failed'],
])('a failure with the code %s is called %s', (code, problem) =>
  expect(problemOf(new RequestError(code, ''), problems, 'failed')).toBe(problem),
);

it('what has no code is any other failure', () => {
  expect(problemOf(new Error('aborted'), problems, 'failed')).toBe('failed');
  expect(problemOf(null, problems, 'failed')).toBe('failed');
});
