import { describe, expect, it } from 'vitest';
import { hostileStrings } from '../../../tests/fixtures/hostileStrings.ts';
import { piecesOf, printable } from './paperFields.ts';

describe('a typed text on paper', () => {
  it.each([
    ['  Trần  Văn\nAn ', 60, 'Trần Văn An'],
    ['An\u202eevil\u202c', 60, 'Anevil'],
    ['مريم الحسن', 60, 'مريم الحسن'],
    ['<b onclick=alert(1)>An</b>', 60, '<b onclick=alert(1)>An</b>'],
    ['A'.repeat(200), 60, 'A'.repeat(60)],
    ['🏍️'.repeat(3), 4, '🏍️🏍️'],
    ['\ud83c', 4, '\ufffd'],
    [' \n\t ', 60, ''],
  ])('%j becomes one line of at most so many characters', (typed, max, text) =>
    expect(printable(typed, max)).toBe(text),
  );

  it('is one short line, whatever is typed', () => {
    for (const hostile of hostileStrings) {
      const text = printable(hostile, 60);
      expect([...text].length).toBeLessThanOrEqual(60);
      expect(text).not.toMatch(/[\n\r\t\0\u202a-\u202e]/);
    }
  });
});

it('splits a clause at its blanks', () =>
  expect(piecesOf('for {price} by {gap}.')).toEqual(['for ', 'price', ' by ', 'gap', '.']));
