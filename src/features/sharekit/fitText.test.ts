import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitText, type Measure } from './fitText.ts';

/** Each character is half as wide as high. */
const measure: Measure = (text, size) => (Array.from(text).length * size) / 2;
const room = { width: 100, lines: 2, sizes: [20, 10], weight: 700 } as const;
const set = (text: string) => fitText(text, room, measure);

it.each([
  ['Wave', 20, ['Wave']],
  ['X', 20, ['X']],
  ['Honda Wave 2021', 20, ['Honda Wave', '2021']],
  ['Honda Air Blade 2021', 20, ['Honda Air', 'Blade 2021']],
  ['Harley-Davidson Street 750', 10, ['Harley-Davidson', 'Street 750']],
  ['one two three four five six seven eight nine ten', 10, ['one two three four', 'five six seven eigh…']],
  ['Abcdefghijklmnopqrstuvwxyz', 10, ['Abcdefghijklmnopqrs…']],
  ['Abcdefghijklmnopqrstuvwxyz 2021', 10, ['Abcdefghijklmnopqrs…', '2021']],
])('%s is set in %d pixels and these lines', (text, size, lines) => {
  expect(set(text)).toEqual({ size, lines });
});

it('no line is ever too wide, and there are never too many', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const { size, lines } = set(text);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(measure(line, size, 700)).toBeLessThanOrEqual(100);
    }),
  );
});
