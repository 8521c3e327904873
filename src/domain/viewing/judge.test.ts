import { describe, expect, it } from 'vitest';
import { type Answers, judge, type Point } from './judge.ts';
import { emptySheet, type Sheet } from './sheet.ts';
import { argumentLines, summaryOf } from './summary.ts';

const points: Point[] = [
  { key: 'tyres', text: 'Tyre tread', only: 'all', answers: ['tyres'], repair: 'tyres' },
  { key: 'smoke', text: 'No smoke', only: 'petrol', answers: ['engine'], repair: 'engine-overhaul' },
  { key: 'oil', text: 'Oil is clear', only: 'petrol', answers: ['engine'], repair: 'engine-overhaul' },
  { key: 'fork', text: 'Fork legs dry', only: 'all', answers: [] },
  { key: 'flood', text: 'No mud', only: 'all', answers: ['flood'] },
  { key: 'pack', text: 'Battery', only: 'electric', answers: ['pack'] },
];
const answers: Answers = {
  'tyres:good': { tone: 'good', text: 'The tyres are good' },
  'engine:rebuilt': { tone: 'warn', text: 'The engine was rebuilt' },
  'flood:once': { tone: 'warn', text: 'It was flooded once' },
};
const costs = {
  tyres: { from: 700_000, to: 1_400_000 },
  'engine-overhaul': { from: 2_500_000, to: 6_000_000 },
};
const sheet: Sheet = {
  ...emptySheet,
  title: 'Honda Wave 2021',
  price: 18_000_000,
  kind: { fuel: 'gasoline', transmission: 'manual' },
  facts: ['flood:once', 'tyres:good', 'engine:rebuilt', 'constructor:x'],
  points: {
    tyres: { mark: 'fault', note: 'cracked\nat the side' },
    smoke: { mark: 'fault' },
    oil: { mark: 'fault' },
    fork: { mark: 'fine' },
    '': { note: '<b>Ask</b> his brother' },
  },
};
const verdict = judge(sheet, points, answers, costs);

describe('the verdict', () => {
  it('counts the points of this bike alone', () =>
    expect([verdict.fine, verdict.faults.length, verdict.total]).toEqual([1, 3, 5]));

  it('sets the seller’s promise beside a fault, and warnings where nothing is ticked', () => {
    expect(verdict.faults.map(({ promised }) => promised)).toEqual([['The tyres are good'], [], []]);
    expect(verdict.warnings).toEqual(['It was flooded once']);
  });

  it('counts each repair once', () => expect(verdict.repairs).toEqual({ from: 3_200_000, to: 7_400_000 }));

  it('without a fault has no repair', () => {
    expect(judge({ ...sheet, points: {} }, points, answers, costs)).toMatchObject({
      repairs: null,
      faults: [],
    });
  });
});

describe('in words', () => {
  const words = {
    say: (key: string, values: Record<string, string>) => [key, ...Object.values(values)].join(' '),
    title: 'Honda Wave 2021',
    date: '27 November 2026',
    address: 'https://vongxe.example/motorcycle/wave',
    money: (from: number, to: number) => (from === to ? `${from / 1e6}` : `${from / 1e6}–${to / 1e6}`),
  };

  it('are faults with costs, what to ask, and the price without the repairs', () =>
    expect(argumentLines(sheet, verdict, words)).toEqual([
      'notFine Tyre tread – cracked at the side. repair 0.7–1.4. promised The tyres are good',
      'notFine No smoke. repair 2.5–6',
      'notFine Oil is clear. repair 2.5–6',
      'ask It was flooded once',
      'repairs 3.2–7.4',
      'less 10.6–14.8',
    ]));

  it('say no price where repairs cost more than the bike', () =>
    expect(argumentLines({ ...sheet, price: 7_000_000 }, verdict, words).at(-1)).toBe('repairs 3.2–7.4'));

  it('a summary names the bike first, then all of it, a line each, with notes as text', () => {
    const lines = summaryOf(sheet, verdict, words).split('\n');
    expect(lines.slice(0, 3)).toEqual(['Honda Wave 2021 · 18', 'viewed 27 November 2026', 'checked 4 5 3']);
    expect(lines).toHaveLength(3 + 6 + 2);
    expect(lines.slice(-2)).toEqual(['<b>Ask</b> his brother', words.address]);
  });
});
