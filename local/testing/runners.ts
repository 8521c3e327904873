import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../project.ts';
import { runTool, type ToolOptions } from '../tool.ts';
import { type Counts, playwrightCounts, settle, vitestCounts, withoutAnnouncements } from './counts.ts';
import type { Outcome } from './phases.ts';

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

export async function runVitest(
  project: string,
  filters: string[],
  options: Pick<ToolOptions, 'env' | 'aside'> = {},
): Promise<Outcome> {
  const report = freshReport(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // A filter may be meant for another part.
  const none = filters.length > 0 ? ['--passWithNoTests'] : [];
  const args = ['run', '--project', `${project}*`, ...reporters, ...none, ...filters];
  const { ok, output } = await runTool('vitest', args, options);
  return { ...settle(read(report, vitestCounts), ok), output };
}

/** `project` is one of playwright.config.ts. */
export async function runPlaywright(
  project: string,
  filters: string[],
  env: Record<string, string>,
): Promise<Outcome> {
  const report = freshReport(project);
  const args = ['test', `--project=${project}`, '--reporter=line,json', ...filters];
  const { ok, output } = await runTool('playwright', args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return { ...settle(read(report, playwrightCounts), ok), output: withoutAnnouncements(output) };
}
