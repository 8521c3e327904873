import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { atMost } from './text.schema.ts';

it.each([
  ['', true],
  ['abcd', true],
  ['abcde', false],
  ['🏍🏍', true],
  ['🏍🏍a', false],
])('%s has at most four characters, as the rules count: %s', (text, fits) => {
  expect(z.string().check(atMost(4)).safeParse(text).success).toBe(fits);
});
