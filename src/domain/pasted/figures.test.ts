import { describe, expect, it } from 'vitest';
import { figure } from '../../../tests/fixtures/figure.ts';
import { advertisements } from '../../../tests/fixtures/pasted/advertisements.ts';
import { groupAdvertisements } from '../../../tests/fixtures/pasted/groupAdvertisements.ts';
import { heldOutAdvertisements } from '../../../tests/fixtures/pasted/heldOutAdvertisements.ts';
import type { Labelled } from '../../../tests/fixtures/pasted/labelled.ts';
import { laterAdvertisements } from '../../../tests/fixtures/pasted/laterAdvertisements.ts';
import { measureReading } from '../../../tests/fixtures/pasted/measureReading.ts';
import { otherAdvertisements } from '../../../tests/fixtures/pasted/otherAdvertisements.ts';
import { publicNumbers } from './publicNumbers.ts';
import { readAdvertisement } from './readAdvertisement.ts';

const now = new Date('2026-03-01T05:00:00Z');
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const totalOf = (scores: ReturnType<typeof measureReading>) =>
  Object.values(scores).reduce(
    (sum, { said, read, right }) => ({
      said: sum.said + said,
      read: sum.read + read,
      right: sum.right + right,
    }),
    { said: 0, read: 0, right: 0 },
  );

describe.each([
  // Row: name, advertisements for writing the patterns, advertisements for correcting them (decision 97).
  ['120 advertisements of selling groups', groupAdvertisements, heldOutAdvertisements],
  ['120 advertisements of private sellers', advertisements, otherAdvertisements],
  ['50 later advertisements', [], laterAdvertisements],
] as const)('of %s', (name, tuning, heldOut) => {
  const read = (ad: Labelled) => ({ ...ad, read: readAdvertisement(ad.text, now) });
  const second = heldOut.map(read);
  const sample = [...tuning.map(read), ...second];
  const scores = measureReading(sample);

  it('all are read', () => expect(name.startsWith(`${sample.length} `)).toBe(true));

  it.each(Object.entries(scores))('at least 98 of 100 are right where %s is read', (field, score) => {
    const { said, read, right, wrong } = score;
    figure(`${name}, ${field}`, `precision ${percent(right / read)}, recall ${percent(right / said)}`);
    expect(right / read, wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
  });

  it.each([
    ['all', sample],
    ['the second list', second],
  ] as const)('of %s, nine tenths of what people read are read', (part, ads) => {
    const { said, read, right } = totalOf(measureReading(ads));
    figure(`${name}, ${part}`, `precision ${percent(right / read)}, recall ${percent(right / said)}`);
    expect(right / said).toBeGreaterThanOrEqual(0.9);
    expect(right / read).toBeGreaterThanOrEqual(0.98);
  });

  it('none gets a price that its seller does not ask', () => {
    expect(scores.price?.wrong).toEqual([]);
  });

  it('several bikes are noticed where there are several, and nowhere else', () => {
    const wrong = sample.filter(({ read: { isOfSeveral }, several = false }) => isOfSeveral !== several);
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('number plates are pointed out as they are written', () => {
    const wrong = sample.filter(({ read: { form }, plates = [] }) => {
      const leaks = publicNumbers(form.description ?? '').flatMap(({ kind, text }) =>
        kind === 'plate' ? [text] : [],
      );
      return leaks.join() !== plates.join();
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});
