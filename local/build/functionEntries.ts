import { basename } from 'node:path';

/** File of functions/src that declares functions: path without `.ts`, and exported names. */
export type Entry = { file: string; names: string[] };

/**
 * @example entriesOf("export { view } from './entries/view.http.ts';")
 * // => [{ file: 'entries/view.http', names: ['view'] }]
 */
export const entriesOf = (index: string): Entry[] =>
  [...index.matchAll(/^export \{ ([\w, ]+) \} from '\.\/([\w/.]+)\.ts';$/gm)].map(
    ([, names = '', file = '']) => ({ file, names: names.split(', ') }),
  );

export const bundleOf = ({ file }: Entry): string => basename(file);

/**
 * Returns the main module of the functions. Loads only the function in FUNCTION_TARGET; without this
 * variable, all. Synchronous, as the emulators require.
 * @param content hash of all bundles, so that a changed bundle changes this file
 */
export const dispatcher = (entries: readonly Entry[], content: string): string => {
  const names = entries.flatMap((entry) => entry.names);
  const exports = entries.map(
    (entry) =>
      `export const { ${entry.names.join(', ')} } = load('${bundleOf(entry)}', ${quoted(entry.names)});`,
  );
  return `// Written by local/build/bundleFunctions.ts from src/index.ts. Bundles: ${content}
import { createRequire } from 'node:module';
import './options.js';
const require = createRequire(import.meta.url);
const target = process.env.FUNCTION_TARGET;
const isOne = ${quoted(names)}.includes(target);
const load = (file, names) => (!isOne || names.includes(target) ? require(\`./\${file}.js\`) : {});
${exports.join('\n')}
`;
};

const quoted = (names: readonly string[]) => `['${names.join("', '")}']`;
