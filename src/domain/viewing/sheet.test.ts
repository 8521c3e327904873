import { describe, expect, it } from 'vitest';
import { hostileStrings } from '../../../tests/fixtures/hostileStrings.ts';
import { day } from '../time/time.ts';
import { emptySheet, isOver, maxNoteLength, readSheet, type Sheet, withPoint } from './sheet.ts';

const sheet: Sheet = {
  at: 7,
  title: 'Honda Wave 2021',
  price: 18_000_000,
  kind: { fuel: 'gasoline', transmission: 'semi-automatic' },
  facts: ['tyres:good'],
  points: { tyres: { mark: 'fault', note: 'cracked' }, '': { note: 'Ask his brother' } },
};

describe('a stored sheet', () => {
  it('is read as it was written', () => expect(readSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet));

  it.each([null, 7, 'x', [], {}, { at: '7' }, { at: Number.NaN }])('is none where %j is', (stored) =>
    expect(readSheet(stored)).toBeNull(),
  );

  it('loses what does not belong there', () => {
    const points = { tyres: { mark: 'great', note: 7 }, oil: null, fork: { note: 'x'.repeat(900) } };
    const read = readSheet({ at: 7, title: 9, price: -1, kind: 'x', facts: 'none', points });
    expect(read).toEqual({
      ...emptySheet,
      at: 7,
      points: { tyres: {}, oil: {}, fork: { note: 'x'.repeat(maxNoteLength) } },
    });
  });

  it('keeps hostile notes as they are, and no longer', () => {
    for (const note of hostileStrings)
      expect(withPoint(sheet, 'oil', { note }, 8).points.oil?.note ?? '').toBe(note.slice(0, maxNoteLength));
  });
});

describe('a change of a point', () => {
  it('leaves the others, and sets the time', () => {
    const changed = withPoint(sheet, 'oil', { mark: 'fine' }, 9);
    expect(changed.at).toBe(9);
    expect(changed.points).toEqual({ ...sheet.points, oil: { mark: 'fine' } });
  });

  it('takes a mark back, but not the note', () =>
    expect(withPoint(sheet, 'tyres', { mark: undefined }, 9).points.tyres).toEqual({ note: 'cracked' }));
});

it.each([
  [89, false],
  [90, false],
  [91, true],
])('is deleted %i days after its last change: %s', (days, over) =>
  expect(isOver(sheet, 7 + days * day)).toBe(over),
);
