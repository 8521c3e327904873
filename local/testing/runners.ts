import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../project.ts';
import { runTool, type ToolOptions } from '../tool.ts';
import { type Counts, playwrightCounts, settle, vitestCounts, withoutAnnouncements } from './counts.ts';
import type { Outcome } from './phases.ts';
import type { Shard } from './selection.ts';

const results = inRoot('.cache', 'results');

function freshReport(name: string): string {
  mkdirSync(results, { recursive: true });
  const file = `${results}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

function read(file: string, count: (report: never) => Counts): Counts | undefined {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return undefined;
  }
}

export interface VitestOptions extends Pick<ToolOptions, 'env' | 'aside'> {
  /** Beginnings of test file names. */
  filters?: string[];
  shard?: Shard | undefined;
  /** Git revision: runs only tests that import a file changed after it. */
  changedSince?: string | undefined;
}

const shardOption = (shard?: Shard) => (shard ? [`--shard=${shard.index}/${shard.count}`] : []);

export async function runVitest(
  project: string,
  { filters = [], shard, changedSince, ...options }: VitestOptions = {},
): Promise<Outcome> {
  const report = freshReport(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = [
    ...shardOption(shard),
    ...(changedSince === undefined ? [] : [`--changed=${changedSince}`]),
    ...filters,
  ];
  // A filter or a small shard may select no test of this project.
  const none = chosen.length > 0 ? ['--passWithNoTests'] : [];
  const args = ['run', '--project', `${project}*`, ...reporters, ...none, ...chosen];
  const { ok, output } = await runTool('vitest', args, options);
  return { ...settle(read(report, vitestCounts), ok), output };
}

export interface PlaywrightOptions extends Pick<VitestOptions, 'filters' | 'shard'> {
  env: Record<string, string>;
  /** Whether to include tests that run only with `--full` (tests/e2e/tagOf.ts). */
  isFull?: boolean;
}

export async function runPlaywright(
  project: string,
  { filters = [], shard, env, isFull = true }: PlaywrightOptions,
): Promise<Outcome> {
  const report = freshReport(project);
  const chosen = [...shardOption(shard), ...filters];
  const none = chosen.length > 0 ? ['--pass-with-no-tests'] : [];
  const quick = isFull ? [] : ['--grep=\\[S\\d|@always', '--grep-invert=@full'];
  const args = ['test', `--project=${project}`, '--reporter=line,json', ...none, ...quick, ...chosen];
  const { ok, output } = await runTool('playwright', args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return { ...settle(read(report, playwrightCounts), ok), output: withoutAnnouncements(output) };
}
