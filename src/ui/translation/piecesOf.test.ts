import { expect, it } from 'vitest';
import { piecesOf } from './piecesOf.ts';

it('lines are translated apart, and stay lines', () => {
  expect(piecesOf('Xe đẹp.\n\nMáy êm.\nBao test')).toEqual(['Xe đẹp.', '\n\n', 'Máy êm.', '\n', 'Bao test']);
  expect(piecesOf('')).toEqual([]);
});

it('a very long line is cut after sentences', () => {
  const sentence = `${'xe đẹp '.repeat(50).trim()}.`;
  const text = Array.from({ length: 60 }, () => sentence).join(' ');
  const pieces = piecesOf(text);
  expect(pieces.join('')).toBe(text);
  expect(pieces.length).toBeGreaterThan(20);
  expect(pieces.every((piece) => piece.length <= 1_000 && piece.endsWith('.'))).toBe(true);
});

it('where there are no sentences it is cut between words, and else anywhere', () => {
  for (const text of ['xe đẹp '.repeat(900), 'x'.repeat(5_500)]) {
    const pieces = piecesOf(text);
    expect(pieces.join('')).toBe(text);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(1_000);
  }
  expect(piecesOf('xe đẹp '.repeat(900)).every((piece) => /^(?: đẹp| xe|xe)/.test(piece))).toBe(true);
});
