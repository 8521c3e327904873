import { expect, it } from 'vitest';
import { formatVnd } from './formatVnd.ts';

it.each([
  ['en', { from: 150_000, to: 200_000 }, '150,000–200,000\u00a0VND'],
  ['vi', { from: 150_000, to: 200_000 }, '150.000–200.000\u00a0VND'],
  ['en', { from: 25_000 }, '25,000\u00a0VND'],
] as const)('[S9.7] route pages write amounts with a VND suffix (%s)', (language, range, text) => {
  expect(formatVnd(language, range)).toBe(text);
});
