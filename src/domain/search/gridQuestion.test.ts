import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFilters } from '../../../tests/fixtures/anyFilters.ts';
import { noFilters } from './bikeFilter.ts';
import { readQuestion, writeQuestion } from './gridQuestion.ts';

it('a question survives the address', () => {
  fc.assert(
    fc.property(
      anyFilters,
      fc.nat(9_000),
      fc.nat(600),
      fc.boolean(),
      fc.boolean(),
      (filters, from, count, facets, suggest) => {
        const question = { filters, from, to: from + count, facets, suggest };
        expect(readQuestion(new URLSearchParams(writeQuestion(question)))).toEqual(question);
      },
    ),
  );
});

it('never asks for more cards than an answer holds', () =>
  expect(writeQuestion({ filters: noFilters, from: 5, to: 9_000, facets: false, suggest: false })).toBe(
    '?from=5&to=605',
  ));

it.each(['', '?from=0', '?from=5&to=4', '?from=0&to=601', '?from=-1&to=5', '?from=a&to=b'])(
  '%j asks for nothing',
  (query) => expect(readQuestion(new URLSearchParams(query))).toBeNull(),
);
