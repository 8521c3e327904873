import { expect, it } from 'vitest';
import { wrap } from './drawSummary.ts';

const measure = (text: string) => text.length;

it.each([
  ['one two three', ['one two', 'three']],
  ['', ['']],
  ['abcdefghijklmnop', ['abcdefgh', 'ijklmnop']],
  ['a abcdefghijk', ['a', 'abcdefgh', 'ijk']],
])('%j is broken into lines of at most 8', (text, lines) => expect(wrap(text, 8, measure)).toEqual(lines));

it('always ends, even where nothing fits', () => expect(wrap('ab', 0, measure).join('')).toBe('ab'));
