import type { BikeKind } from '../listings/factQuestions.ts';
import type { Tone } from '../listings/factTones.ts';
import { isFor, type PointKind } from './bikeKinds.ts';
import type { Sheet } from './sheet.ts';

export type Span = { from: number; to: number };
export type Point = {
  key: string;
  text: string;
  only: PointKind;
  answers: readonly string[];
  /** Name of the content file with the repair's cost. */
  repair?: string | undefined;
};
/** Texts of the seller's answers by code, such as `tyres:good`. */
export type Answers = Readonly<Record<string, { tone: Tone; text: string }>>;

export const pointsFor = (points: readonly Point[], bike: BikeKind): Point[] =>
  points.filter(({ only }) => isFor(only, bike));

export const answersAbout = (point: Point, facts: readonly string[], answers: Answers) =>
  facts.flatMap((fact) => {
    const isAbout = point.answers.includes(fact.slice(0, fact.indexOf(':')));
    return isAbout && Object.hasOwn(answers, fact) && answers[fact] ? [answers[fact]] : [];
  });

/**
 * Fault that the buyer found: a reason to ask for a lower price. `promised`: the seller's statements to the
 * contrary.
 */
export type Argument = { point: Point; note: string; cost: Span | null; promised: string[] };

export type Verdict = {
  fine: number;
  total: number;
  faults: Argument[];
  /** Seller's warnings about points that the buyer has not marked. */
  warnings: string[];
  /** Cost of all repairs, each counted once. Null if no cost is known. */
  repairs: Span | null;
};

export const judge = (
  sheet: Sheet,
  points: readonly Point[],
  answers: Answers,
  costs: Readonly<Record<string, Span>>,
): Verdict => {
  const shown = pointsFor(points, sheet.kind);
  const marked = (mark: string) => shown.filter(({ key }) => sheet.points[key]?.mark === mark);
  const faults = marked('fault').map((point) => ({
    point,
    note: sheet.points[point.key]?.note ?? '',
    cost: point.repair ? (costs[point.repair] ?? null) : null,
    promised: answersAbout(point, sheet.facts, answers)
      .filter(({ tone }) => tone === 'good')
      .map(({ text }) => text),
  }));
  const repairs = [...new Set(faults.flatMap(({ cost }) => cost ?? []))];
  const sum = (end: keyof Span) => repairs.reduce((total, cost) => total + cost[end], 0);
  const open = shown.filter(({ key }) => !sheet.points[key]?.mark);
  const warnings = open.flatMap((point) =>
    answersAbout(point, sheet.facts, answers).flatMap(({ tone, text }) => (tone === 'warn' ? [text] : [])),
  );
  return {
    fine: marked('fine').length,
    total: shown.length,
    faults,
    warnings: [...new Set(warnings)],
    repairs: repairs.length > 0 ? { from: sum('from'), to: sum('to') } : null,
  };
};
