import { expect, it } from 'vitest';
import { isIndexMissing } from './missingIndex.ts';

const failure = (code: number, message: string) => Object.assign(new Error(message), { code });

it.each([
  [failure(9, '9 FAILED_PRECONDITION: The query requires an index. You can create it here: …'), true],
  [
    failure(9, '9 FAILED_PRECONDITION: The query requires an index. That index is currently building …'),
    true,
  ],
  [failure(9, '9 FAILED_PRECONDITION: the stored version does not match'), false],
  [failure(14, '14 UNAVAILABLE: no index answered'), false],
  [new Error('The query requires an index'), false],
  ['The query requires an index', false],
])('knows a missing index by its code and its words: %s', (one, missing) => {
  expect(isIndexMissing(one)).toBe(missing);
});
