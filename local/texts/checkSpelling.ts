import { inRoot, root } from '../project.ts';
import { runTool, type ToolOptions } from '../tool.ts';

const config = inRoot('local', 'texts', 'cspell.json');
/** Files with published words, except glossary.json, which lists every spelling of a term. */
const files = [
  'src/content/**/*.{md,yaml}',
  'src/content/photos/*.json',
  'src/i18n/texts/*.ts',
  'functions/src/emails/templates/*.ts',
];
const line = /^(?<file>[^:]+):(?<place>\d+):\d+ - Unknown word \((?<word>[^)]*)\)/;

/** @example plainSpelling('a.md:3:8 - Unknown word (teh)') // => ['a.md:3 has “teh”'] */
export const plainSpelling = (output: string): string[] =>
  output.split('\n').flatMap((printed) => {
    const match = line.exec(printed.trim())?.groups;
    return match ? [`${match.file}:${match.place} has “${match.word}”`] : [];
  });

/** Returns published words that are neither in a dictionary nor in words.txt. */
export async function checkSpelling(options: Pick<ToolOptions, 'aside'> = {}): Promise<string[]> {
  const args = [
    'lint',
    '--no-progress',
    '--no-summary',
    '--no-color',
    '--relative',
    '--root',
    root,
    '-c',
    config,
    ...files,
  ];
  const { ok, output } = await runTool('cspell', args, options);
  const words = plainSpelling(output);
  if (!ok && words.length === 0) return [`cspell failed: ${output.trim().slice(-500)}`];
  return words;
}
