import { describe, expect, it } from 'vitest';
import { letters, widthOf, wrap } from './lettering/lettering.ts';
import { shareCard } from './shareCard.ts';
import { faultsOf } from './svgFaults.ts';

const CARD = {
  title: 'Honda Wave Alpha',
  lines: ['17.500.000 ₫', 'Huế'],
  body: 'underbone',
  colour: 'red',
  seed: 3,
} as const;

describe('shareCard', () => {
  it('is well-formed, repeatable and needs no typeface', () => {
    expect(faultsOf(shareCard(CARD))).toEqual([]);
    expect(shareCard(CARD)).toBe(shareCard(CARD));
    expect(shareCard(CARD)).not.toContain('<text');
  });

  it('takes any title without breaking', () => {
    for (const title of ['', '<b>&"', 'x'.repeat(300), 'Xe tay ga chính chủ '.repeat(20)])
      expect(faultsOf(shareCard({ ...CARD, title }))).toEqual([]);
  });
});

describe('lettering', () => {
  it('has its own outline for each Vietnamese letter', () => {
    for (const letter of 'ễỘằửđĐỷ₫')
      expect(letters(letter, 0, 0, 40, '#000000')).not.toBe(letters('?', 0, 0, 40, '#000000'));
  });

  it('breaks at spaces and ends what does not fit in an ellipsis', () => {
    const lines = wrap('Xe tay ga chính chủ biển Huế còn rất mới', 40, 300, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, 40)).toBeLessThanOrEqual(300);
  });
});
