import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

/** Line break in a browser's report (functions/src/monitoring/logEntry.plan.ts). */
const flattened = / ↵ /g;
/** Position in a built script as V8, Firefox and Safari write it: address, line, column. */
const position = /[^\s"'()@]*\/_astro\/([\w.-]+\.js):(\d+):(\d+)/g;
const fromRoot = (source: string) => source.replace(/^(?:\.\.\/)+/, '');
const widest = 120;

/** Returns the position in the source and its line of code; null for the bundler's own code. */
const resolve = (map: TraceMap, line: number, column: number) => {
  // Browsers count columns from 1, maps from 0.
  const original = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
  if (original.source === null) return null;
  const code = sourceContentFor(map, original.source)?.split('\n')[original.line - 1]?.trim() ?? '';
  return {
    at: `${fromRoot(original.source)}:${original.line}:${original.column + 1}`,
    code: code.slice(0, widest),
  };
};

const loadMaps = async (text: string, mapOf: (script: string) => Promise<string | null>) => {
  const maps = new Map<string, TraceMap | null>();
  for (const [, script = ''] of text.matchAll(position)) {
    if (maps.has(script)) continue;
    const map = await mapOf(script);
    maps.set(script, map === null ? null : new TraceMap(map));
  }
  return maps;
};

/**
 * Replaces positions in built scripts by positions in the sources, with the source line below each.
 * @param mapOf returns a script's source map, such as of Dialog.B2c3.js, or null
 * @returns the text, and the scripts without a map, whose positions are unchanged
 */
export const traceText = async (
  text: string,
  mapOf: (script: string) => Promise<string | null>,
): Promise<{ text: string; without: string[] }> => {
  const maps = await loadMaps(text, mapOf);
  const lines = text
    .replace(flattened, '\n')
    .split('\n')
    .flatMap((written) => {
      const codes: string[] = [];
      const line = written.replace(position, (whole, script: string, row: string, column: string) => {
        const map = maps.get(script);
        const source = map ? resolve(map, Number(row), Number(column)) : null;
        if (source?.code) codes.push(`${' '.repeat(8)}${source.code}`);
        return source?.at ?? whole;
      });
      return [line, ...codes];
    });
  return {
    text: lines.join('\n'),
    without: [...maps].filter(([, map]) => map === null).map(([script]) => script),
  };
};
