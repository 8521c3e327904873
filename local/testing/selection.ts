import { parseArgs } from 'node:util';
import { Problem } from '../problem.ts';

/** Tests that run on emulators. `rules` needs only the emulators of Firestore and Storage. */
const onSuite = ['rules', 'functions', 'site', 'e2e', 'engines'] as const;
export const parts = ['check', 'unit', ...onSuite] as const;
export type Part = (typeof parts)[number];

/** This machine's share of the tests: `index` is from 1 to `count`. */
export interface Shard {
  index: number;
  count: number;
}

export interface Request {
  only: readonly Part[];
  filters: string[];
  shard?: Shard;
  /** Whether to include tests that repeat what a quicker test checks. */
  full: boolean;
  /** Revision to compare with; null: the merge base with origin/main. */
  changedSince?: string | null;
}

const isPart = (word: string): word is Part => parts.some((part) => part === word);

function parseShard(text: string): Shard {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!index || !count || index > count)
    throw new Problem(`"${text}" is no share of the tests. The second of four is: --shard 2/4`);
  return { index, count };
}

/**
 * @example parseRequest(['--only', 'unit,rules', 'listing'])
 * @example parseRequest(['--full', '--shard', '1/4'])
 * @example parseRequest(['--changed']), parseRequest(['--changed', 'v1.0.0'])
 */
export function parseRequest(args: string[]): Request {
  const { values, positionals } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      shard: { type: 'string' },
      changed: { type: 'boolean' },
      full: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const wanted = values.only?.split(',') ?? parts;
  const unknown = wanted.filter((part) => !isPart(part));
  if (unknown.length > 0)
    throw new Problem(`There is no part "${unknown}" of the tests. There are: ${parts.join(', ')}.`);
  return {
    only: wanted.filter(isPart),
    filters: values.changed ? [] : positionals,
    full: values.full,
    ...(values.shard !== undefined && { shard: parseShard(values.shard) }),
    ...(values.changed && { changedSince: positionals[0] ?? null }),
  };
}

export interface Selection {
  has: (part: Part) => boolean;
  /** File names of a part; an empty list selects all of them. */
  filtersOf: (part: Part) => string[];
  /**
   * Whether a part runs all of its tests. Otherwise `functions` omits tests that a fake in memory can
   * replace, and `site` omits tests that build again. `e2e` runs only tests with a checklist statement or the
   * tag `@always`; `engines` runs one short journey.
   */
  isFull: (part: 'functions' | 'e2e' | 'engines' | 'site') => boolean;
  full: boolean;
  shard?: Shard | undefined;
  /** Whether all parts run unsharded and unfiltered, as the check for unused functions requires. */
  isComplete: boolean;
  needsEmulators: boolean;
  /** Whether the site is built and all emulators run; otherwise only Firestore's and Storage's run. */
  needsSite: boolean;
}

/** Chooses the work of a run. Only the first shard runs the checks. */
export function select(
  { shard, full }: Pick<Request, 'shard' | 'full'>,
  chosen: ReadonlyMap<Part, string[]>,
): Selection {
  const has = (part: Part) => chosen.has(part) && (part !== 'check' || (shard?.index ?? 1) === 1);
  const filtersOf = (part: Part) => chosen.get(part) ?? [];
  return {
    has,
    filtersOf,
    full,
    isFull: (part) => full || filtersOf(part).length > 0 || (part === 'functions' && !has('unit')),
    ...(shard && { shard }),
    isComplete: !shard && parts.every((part) => chosen.has(part) && filtersOf(part).length === 0),
    needsEmulators: onSuite.some(has),
    needsSite: onSuite.some((part) => part !== 'rules' && has(part)),
  };
}
