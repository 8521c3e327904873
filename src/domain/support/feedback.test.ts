import { expect, it } from 'vitest';
import { buildFeedback } from '../../../tests/fixtures/buildFeedback.ts';
import { Feedback, SupportRequest } from './feedback.schema.ts';
import { ratings } from './feedback.ts';

it('[S5.26] [D41] is rated 5 to 1, best first', () => expect(ratings).toEqual([5, 4, 3, 2, 1]));
it.each([
  [{}, true],
  [{ subject: null, rating: null }, true],
  [{ subject: 'a'.repeat(200), rating: 1 }, true],
  [{ subject: 'a'.repeat(201) }, false],
  [{ message: '  ' }, false],
  [{ message: 'a'.repeat(5_001) }, false],
  [{ rating: 0 }, false],
  [{ rating: 6 }, false],
  [{ rating: 2.5 }, false],
  [{ status: 'read' }, false],
])('[S3.20] [S5.23] [S5.25] with %o: %s', (changes, good) => {
  expect(Feedback.safeParse({ ...buildFeedback(), ...changes }).success).toBe(good);
});
it.each([
  [{ subject: 'Help', message: 'Please' }, true],
  [{ subject: ' ', message: 'Please' }, false],
  [{ subject: 'Help', message: '' }, false],
  [{ subject: 'Help' }, false],
])('[S3.21] [S5.35] a request for support %o: %s', (request, good) => {
  expect(SupportRequest.safeParse(request).success).toBe(good);
});
