import { parseArgs } from 'node:util';
import { Problem } from '../problem.ts';

const onSuite = ['rules', 'functions', 'site', 'e2e'] as const;
const parts = ['check', 'unit', ...onSuite] as const;
export type Part = (typeof parts)[number];

export interface Selection {
  has: (part: Part) => boolean;
  needsSuite: boolean;
  /** Passed on to Vitest and Playwright: names of files. */
  filters: string[];
}

/** @example parseSelection(['--only', 'unit,rules', 'listing']) */
export function parseSelection(args: string[]): Selection {
  const { values, positionals } = parseArgs({
    args,
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const wanted = values.only?.split(',') ?? parts;
  const unknown = wanted.filter((part) => !parts.some((known) => known === part));
  if (unknown.length > 0)
    throw new Problem(`There is no part "${unknown}" of the tests. There are: ${parts.join(', ')}.`);
  const has = (part: Part) => wanted.includes(part);
  return {
    has,
    needsSuite: onSuite.some(has),
    filters: positionals,
  };
}
