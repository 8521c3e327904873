import { basename } from 'node:path';

/** A file of functions/src that declares functions: its path without `.ts`, and the names that it exports. */
export type Entry = { file: string; names: string[] };

/**
 * Where each function is declared, as functions/src/index.ts lists them.
 * @example entriesOf("export { view } from './entries/view.http.ts';")
 * // => [{ file: 'entries/view.http', names: ['view'] }]
 */
export const entriesOf = (index: string): Entry[] =>
  [...index.matchAll(/^export \{ ([\w, ]+) \} from '\.\/([\w/.]+)\.ts';$/gm)].map(
    ([, names = '', file = '']) => ({ file, names: names.split(', ') }),
  );

/** What the bundle of an entry is called; they all lie beside each other. */
export const bundleOf = ({ file }: Entry): string => basename(file);

/**
 * The main module of the functions. In the cloud and on the emulators a process runs one function, which
 * FUNCTION_TARGET names: it loads the module of that one alone. Whoever lists the functions names none and gets all.
 * It is synchronous (no top-level await), because the emulators require it.
 * @param content a hash of all bundles, so that this file differs whenever one of them does
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
