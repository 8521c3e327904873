import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
import { Problem } from '../../problem.ts';
import { inRoot } from '../../project.ts';
import { secondsSince } from '../../seconds.ts';
import { chooseMutants, foldersIn, isSource } from './choose.ts';
import { findMutants, keyOf, placeMutants } from './instrument.ts';
import { nearestFirst } from './nearest.ts';
import { openRunner, type Runner } from './processes.ts';
import { describeMutant, shareNoticed, type Tried, table } from './report.ts';
import { copySources, writeSources } from './workingCopy.ts';

const least = 0.8;
const coverageFolder = inRoot('.cache', 'mutants', 'coverage');

/** Number of runs by test file and mutant id. */
type Coverage = Map<string, Map<string, number>>;

const measure = async (tree: string): Promise<Coverage> => {
  rmSync(coverageFolder, { recursive: true, force: true });
  const runner = openRunner(tree, { MUTANT_COVERAGE: coverageFolder });
  const answer = await runner.ask({ coverage: coverageFolder });
  runner.stop();
  if (!answer || answer.failed.length > 0 || answer.unhandled > 0)
    throw new Problem(`The quick tests fail as they are: ${answer?.failed.join(', ') ?? 'they do not end'}`);
  const coverage: Coverage = new Map();
  for (const name of readdirSync(coverageFolder)) {
    const { file, hits }: { file: string; hits: Record<string, number> } = JSON.parse(
      readFileSync(join(coverageFolder, name), 'utf8'),
    );
    for (const [id, count] of Object.entries(hits))
      coverage.set(id, (coverage.get(id) ?? new Map()).set(file, count));
  }
  return coverage;
};

type Fated = Tried & { mutant: Mutant };
const tryOne = async (runner: Runner, tree: string, mutant: Mutant, coverage: Coverage): Promise<Fated> => {
  const counts = coverage.get(mutant.id) ?? new Map<string, number>();
  if (counts.size === 0) return { mutant, fate: 'not run' };
  const files = nearestFirst(join(tree, mutant.fileName), [...counts.keys()]);
  const hits = 1_000 + 100 * Math.max(...counts.values());
  // The three nearest test files notice most mutants. The others run only if these pass.
  for (const some of [files.slice(0, 3), files.slice(3)]) {
    if (some.length === 0) continue;
    const answer = await runner.ask({ mutant: mutant.id, files: some, hits });
    if (!answer || answer.failed.length > 0 || answer.unhandled > 0) return { mutant, fate: 'noticed' };
  }
  return { mutant, fate: 'survived' };
};

/**
 * Inserts `N` random mutants into a copy of the code, one at a time, and runs the quick tests. Prints each
 * folder's share of noticed mutants, and lists the unnoticed. `SEED=2,3` prints a table per seed.
 * `FOLDERS=src/features` limits the folders.
 */
export const tryCode = async (): Promise<void> => {
  const begun = Date.now();
  const count = Number(process.env.N ?? 300);
  const seeds = (process.env.SEED ?? '1').split(',').map(Number);
  const among = foldersIn(process.env.FOLDERS);
  const tree = copySources();
  const files = among
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: tree }))
    .filter(isSource)
    .toSorted();
  const possible = await findMutants(tree, files);
  const bySeed = seeds.map((seed) => ({
    seed,
    keys: chooseMutants(possible, count, seed, among).map(keyOf),
  }));
  const wanted = new Set(bySeed.flatMap(({ keys }) => keys));
  const chosen = possible.filter((mutant) => wanted.has(keyOf(mutant)));
  const sources = new Map(files.map((file) => [file, readFileSync(join(tree, file), 'utf8')]));
  const placed = await placeMutants(tree, chosen);
  writeSources(placed.files);
  console.log(`${placed.mutants.length} of ${possible.length} mutants chosen (${secondsSince(begun)})`);
  const coverage = await measure(tree);
  console.log(`all quick tests run once, nothing broken (${secondsSince(begun)})`);
  const waiting = [...placed.mutants];
  const tried: Fated[] = [];
  const work = async () => {
    const runner = openRunner(tree);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      tried.push(await tryOne(runner, tree, mutant, coverage));
      if (tried.length % 50 === 0) console.log(`${tried.length} tried (${secondsSince(begun)})`);
    }
    runner.stop();
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  const inOrder = placed.mutants.flatMap((mutant) => tried.filter((one) => one.mutant === mutant));
  for (const one of inOrder)
    if (one.fate !== 'noticed') console.log(describeMutant(one, sources.get(one.mutant.fileName) ?? ''));
  for (const { seed, keys } of bySeed) {
    const own = tried.filter(({ mutant }) => keys.includes(keyOf(mutant)));
    console.log(`\nSEED=${seed}\n${table(own, possible)}`);
  }
  console.log(`\nIt took ${secondsSince(begun)}.`);
  if (shareNoticed(tried) < least)
    throw new Problem(`Quick tests noticed less than ${100 * least} % of the mutants.`);
};
