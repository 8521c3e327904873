import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, parse, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { isGroup, type Value } from '../editor/shape.ts';
import { arrange, partsOf } from './parts.ts';
import { writeName, writeValue } from './writeValue.ts';

/** The text that is changed. */
type Source = { text: string; json: boolean };

const columnOf = (text: string, at: number) => at - (text.lastIndexOf('\n', at - 1) + 1);

/** A list or group: what stays keeps its text and what stands before it, what is new is written like it. */
const patchCollection = (source: Source, node: YAMLMap | YAMLSeq, next: Value, end: number): string => {
  const { text, json } = source;
  const [start = 0] = node.range ?? [];
  const flow = json || Boolean(node.flow);
  const parts = partsOf(node, text);
  const targets = arrange(node, parts, next);
  const first = parts[0];
  if (!first || targets.length === 0) return writeValue(next, { json, flow, column: columnOf(text, start) });
  const lines = !flow || text.slice(start, first.start).includes('\n');
  const column = columnOf(text, isSeq(node) && !flow ? start : first.start);
  const fresh = `${flow ? ',' : ''}${lines ? `\n${' '.repeat(column)}` : ' '}${isSeq(node) && !flow ? '- ' : ''}`;
  const written = targets.map(({ old, name, value }, index) => {
    const part = old === undefined ? undefined : parts[old];
    const before = old ? text.slice(parts[old - 1]?.end, part?.start) : fresh;
    return (index ? before : '') + (part ? patchPart(source, part, value, flow) : writePart(name, value));
  });
  return text.slice(start, first.start) + written.join('') + text.slice(parts.at(-1)?.end, end);

  function writePart(name: string | undefined, value: Value) {
    const inside = name === undefined ? column + (flow ? 0 : 2) : column + 2;
    const like = parts.some(({ node: one }) => isMap(one) && one.flow);
    const line = writeValue(value, { json, flow: flow || like, column: inside });
    if (name === undefined) return line;
    const list = !flow && !like && typeof value === 'object' && value && Object.keys(value).length > 0;
    const margin = list ? `\n${' '.repeat(inside)}` : ' ';
    return `${writeName(name, { json, flow, column })}:${margin}${line}`;
  }
};

const patchPart = (
  source: Source,
  part: { node: Node | null; start: number; end: number },
  value: Value,
  flow: boolean,
) => {
  const { text, json } = source;
  const at = part.node?.range?.[0] ?? part.end;
  const line = part.node
    ? patchNode(source, part.node, value, flow)
    : ` ${writeValue(value, { json, flow: true, column: columnOf(text, at) })}`;
  const name = text.slice(part.start, at);
  return (line === '[]' || line === '{}' ? name.replace(/:\s+$/, ': ') : name) + line;
};

/** The source of a value with another value in its place. */
const patchNode = (source: Source, node: Node, next: Value, inFlow: boolean): string => {
  const { text, json } = source;
  const [start = 0, stop = 0] = node.range ?? [];
  const old = text.slice(start, stop).trimEnd();
  if (isDeepStrictEqual(node.toJSON(), next)) return old;
  if ((isMap(node) && isGroup(next)) || (isSeq(node) && Array.isArray(next)))
    return patchCollection(source, node, next, start + old.length);
  const quotes = isScalar(node) && node.type ? { quotes: node.type } : {};
  const flow = inFlow || (typeof next === 'object' && next !== null);
  return writeValue(next, { json, flow, column: columnOf(text, start), ...quotes });
};

/**
 * A YAML or JSON text with other values. Only what differs is written anew: comments, blank lines, quotes and the
 * folding of all else stay as they are.
 * @example patchYaml('# đồng\nfrom: 5 # low\n', { from: 6 }) // => '# đồng\nfrom: 6 # low\n'
 */
export const patchYaml = (text: string, next: Value): string => {
  const { contents } = parseDocument(text);
  const json = text.trimStart().startsWith('{');
  if (!contents?.range) return `${writeValue(next, { json, flow: json, column: 0 })}\n`;
  const [start, end] = contents.range;
  const close = start + text.slice(start, end).trimEnd().length;
  const result = text.slice(0, start) + patchNode({ text, json }, contents, next, json) + text.slice(close);
  if (!isDeepStrictEqual(parse(result), next)) throw new Error('The new values could not be written.');
  return result;
};
