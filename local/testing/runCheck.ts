import { existsSync } from 'node:fs';
import { inRoot } from '../project.ts';
import { checkTexts } from '../texts/checkTexts.ts';
import { runTool, type ToolOptions, type ToolResult } from '../tool.ts';

const texts = async (options: Pick<ToolOptions, 'aside'>): Promise<ToolResult> => {
  const { wrong } = await checkTexts(Date.now(), options);
  return { ok: wrong.length === 0, output: wrong.join('\n') };
};

/** Texts, format and lint without a warning, and types: of the site, the tests and local/, then of the functions. */
export async function runCheck(options: Pick<ToolOptions, 'aside'> = {}): Promise<ToolResult> {
  const hasFunctions = existsSync(inRoot('functions', 'tsconfig.json'));
  const results = await Promise.all([
    texts(options),
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
