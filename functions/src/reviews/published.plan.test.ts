import { expect, it } from 'vitest';
import { buildReview } from '../../../tests/fixtures/buildReview.ts';
import { isPublished } from './published.plan.ts';

const waiting = buildReview({ published_at: null });
const hidden = buildReview({ hidden: { reason: 'spam', at: 1 } });

it.each([
  ['is published', waiting, buildReview(), true],
  ['arrives as the second one', null, buildReview(), true],
  ['is written', null, waiting, false],
  ['gets an answer', buildReview(), buildReview({ answer: { words: 'Thanks', at: 1 } }), false],
  ['is hidden', buildReview(), hidden, false],
  ['is brought back', hidden, buildReview(), false],
  ['goes', buildReview(), null, false],
] as const)('a review that %s: %#', (_, before, after, expected) =>
  expect(isPublished(before, after)).toBe(expected),
);
