import { type FormProblem, formProblems } from '../selling/listingForm.ts';
import type { StockColumn } from './columns.ts';

/** Problems of a stock file, besides problems of the listing form. */
export const fileProblems = [
  'empty',
  'tooManyRows',
  'tooMuchText',
  'columnMissing',
  'columnTwice',
  'tooManyCells',
  'numberMissing',
  'numberInvalid',
  'numberTwice',
  'choiceUnknown',
  'notANumber',
  'notAnAmount',
  'notADay',
  'phoneInText',
  'linkInText',
  'repeated',
  'repeatsOwn',
  'statusUnknown',
  'statusOfDraft',
  'soldNumber',
  'removedBike',
  'shopFull',
  'invalid',
] as const;
export const stockProblems = [...formProblems, ...fileProblems] as const;
export type StockProblemName = FormProblem | (typeof fileProblems)[number];

/** `line`: counts from 1. `other`: line, stock number or limit that the problem's text mentions. */
export type StockProblem = {
  line: number;
  column: StockColumn | null;
  problem: StockProblemName;
  cell?: string | undefined;
  other?: string | undefined;
};
