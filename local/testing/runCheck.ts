import { existsSync } from 'node:fs';
import { inRoot } from '../project.ts';
import { runTool, type ToolResult } from '../tool.ts';

/** Format and lint without a warning, and types: of the site, the tests and local/, then of the functions. */
export async function runCheck(): Promise<ToolResult> {
  const hasFunctions = existsSync(inRoot('functions', 'tsconfig.json'));
  const results = await Promise.all([
    runTool('biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
    runTool('astro', ['check', '--minimumFailingSeverity', 'warning']),
    ...(hasFunctions ? [runTool('tsc', ['--noEmit', '-p', 'functions'])] : []),
  ]);
  return {
    ok: results.every(({ ok }) => ok),
    output: results
      .filter(({ ok }) => !ok)
      .map(({ output }) => output)
      .join('\n'),
  };
}
