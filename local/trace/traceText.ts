import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

/** Where the log has put a line break of what a browser said (functions/src/monitoring/logEntry.plan.ts). */
const flattened = / ↵ /g;
/** A place in a script of a build, as V8, Firefox and Safari write it: address, line, column. */
const place = /[^\s"'()@]*\/_astro\/([\w.-]+\.js):(\d+):(\d+)/g;
/** Maps name sources as seen from the scripts' folder. */
const fromRoot = (source: string) => source.replace(/^(?:\.\.\/)+/, '');
const widest = 120;

/** The place in the sources, and the line that stands there; null for what the bundler wrote itself. */
const resolve = (map: TraceMap, line: number, column: number) => {
  // Browsers count columns from 1, maps from 0.
  const found = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
  if (found.source === null) return null;
  const code = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim() ?? '';
  return { at: `${fromRoot(found.source)}:${found.line}:${found.column + 1}`, code: code.slice(0, widest) };
};

const loadMaps = async (text: string, mapOf: (script: string) => Promise<string | null>) => {
  const maps = new Map<string, TraceMap | null>();
  for (const [, script = ''] of text.matchAll(place)) {
    if (maps.has(script)) continue;
    const map = await mapOf(script);
    maps.set(script, map === null ? null : new TraceMap(map));
  }
  return maps;
};

/**
 * Puts places in the sources where a text names places in a build's scripts, and under each the line that stands there.
 * @param text a stack, or whatever contains one: a report, lines of the log
 * @param mapOf the source map of a script, such as Dialog.B2c3.js; null where nobody has it
 * @returns the text, and the scripts without a map, whose places stay as they are
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
      const line = written.replace(place, (whole, script: string, row: string, column: string) => {
        const map = maps.get(script);
        const found = map ? resolve(map, Number(row), Number(column)) : null;
        if (found?.code) codes.push(`${' '.repeat(8)}${found.code}`);
        return found?.at ?? whole;
      });
      return [line, ...codes];
    });
  return {
    text: lines.join('\n'),
    without: [...maps].filter(([, map]) => map === null).map(([script]) => script),
  };
};
