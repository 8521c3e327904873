import { existsSync } from 'node:fs';
import { inRoot } from '../project.ts';
import { runTool, type ToolOptions, type ToolResult } from '../tool.ts';

/** Format and lint without a warning, and types: of the site, the tests and local/, then of the functions. */
export async function runCheck(options: Pick<ToolOptions, 'aside'> = {}): Promise<ToolResult> {
  const hasFunctions = existsSync(inRoot('functions', 'tsconfig.json'));
  const results = await Promise.all([
    runTool('biome', ['ci', '--colors=off', '--error-on-warnings', '.'], options),
    runTool('astro', ['check', '--minimumFailingSeverity', 'warning'], options),
    ...(hasFunctions ? [runTool('tsc', ['--noEmit', '-p', 'functions'], options)] : []),
  ]);
  return {
    ok: results.every(({ ok }) => ok),
    output: results
      .filter(({ ok }) => !ok)
      .map(({ output }) => output)
      .join('\n'),
  };
}
