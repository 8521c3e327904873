import { parseArgs } from 'node:util';
import { Problem } from '../problem.ts';

/** What runs on emulators; only `rules` does without the site and its functions. */
const onSuite = ['rules', 'functions', 'site', 'e2e'] as const;
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
 * @example parseRequest(['--changed']), parseRequest(['--changed', 'v1.0.0'])
 */
export function parseRequest(args: string[]): Request {
  const { values, positionals } = parseArgs({
    args,
    options: { only: { type: 'string' }, shard: { type: 'string' }, changed: { type: 'boolean' } },
    allowPositionals: true,
  });
  const wanted = values.only?.split(',') ?? parts;
  const unknown = wanted.filter((part) => !isPart(part));
  if (unknown.length > 0)
    throw new Problem(`There is no part "${unknown}" of the tests. There are: ${parts.join(', ')}.`);
  return {
    only: wanted.filter(isPart),
    filters: values.changed ? [] : positionals,
    ...(values.shard !== undefined && { shard: parseShard(values.shard) }),
    ...(values.changed && { changedSince: positionals[0] ?? null }),
  };
}

/** What one run does. */
export interface Selection {
  has: (part: Part) => boolean;
  /** Names of the files of a part; none for all of them. */
  filtersOf: (part: Part) => string[];
  shard?: Shard | undefined;
  needsEmulators: boolean;
  /** The site is built, and the emulators run all of it; otherwise they only answer for the rules. */
  needsSite: boolean;
}

/** What is left of the parts that were asked for, each with its filters. Only the first of several machines checks. */
export function select({ shard }: Pick<Request, 'shard'>, chosen: ReadonlyMap<Part, string[]>): Selection {
  const has = (part: Part) => chosen.has(part) && (part !== 'check' || (shard?.index ?? 1) === 1);
  return {
    has,
    filtersOf: (part) => chosen.get(part) ?? [],
    ...(shard && { shard }),
    needsEmulators: onSuite.some(has),
    needsSite: onSuite.some((part) => part !== 'rules' && has(part)),
  };
}
