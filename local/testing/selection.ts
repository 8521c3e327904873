import { parseArgs } from 'node:util';
import { Problem } from '../problem.ts';

/** What runs on emulators; only `rules` does without the site and its functions. */
const onSuite = ['rules', 'functions', 'site', 'e2e', 'engines'] as const;
export const parts = ['check', 'unit', ...onSuite] as const;
export type Part = (typeof parts)[number];

/** One of several machines that share the tests: of all files it takes the share `index`, from 1 to `count`. */
export interface Shard {
  index: number;
  count: number;
}

/** What the command's words ask for, before it is known what has changed. */
export interface Request {
  only: readonly Part[];
  /** Names of files, passed on to Vitest and Playwright. */
  filters: string[];
  shard?: Shard;
  /** Everything, also what repeats a promise that a quicker test holds. */
  full: boolean;
  /** A revision to compare with; null asks for the default: where this branch left origin/main. */
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

/** What one run does. */
export interface Selection {
  has: (part: Part) => boolean;
  /** Names of the files of a part; none for all of them. */
  filtersOf: (part: Part) => string[];
  /**
   * Whether a part runs all of its tests. Otherwise functions are asked in memory where that is enough, and browsers
   * go through what holds a statement or is tagged @always; Firefox and WebKit one short journey. Files that are named
   * run completely.
   */
  isFull: (part: 'functions' | 'e2e' | 'engines') => boolean;
  /** Everything was asked for, also what repeats a promise. */
  full: boolean;
  shard?: Shard | undefined;
  /** Neither parts nor files nor a share: what all of it has to reach, this run has to reach. */
  isComplete: boolean;
  needsEmulators: boolean;
  /** The site is built, and the emulators run all of it; otherwise they only answer for the rules. */
  needsSite: boolean;
}

/** What is left of the parts that were asked for, each with its filters. Only the first of several machines checks. */
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
