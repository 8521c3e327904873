import { Document, Scalar, stringify } from 'yaml';
import type { Value } from '../editor/shape.ts';

/** How a value stands in its text: in JSON, inside brackets, how far from the margin, with which quotes. */
export type Place = { json: boolean; flow: boolean; column: number; quotes?: Scalar.Type };

/** As long as a line of the content may be. */
const width = 110;

const scalar = (value: Value, { json, flow, quotes }: Place): string => {
  if (json) return JSON.stringify(value);
  const node = new Scalar(value);
  if (quotes === 'QUOTE_DOUBLE' || quotes === 'QUOTE_SINGLE') node.type = quotes;
  if (typeof value === 'string' && value.includes('\n')) node.type = 'QUOTE_DOUBLE';
  const document = new Document(flow ? [node] : node);
  const text = document.toString({ lineWidth: 0, collectionStyle: flow ? 'flow' : 'any' }).trimEnd();
  return flow ? text.slice(1, -1).trim() : text;
};

/** The parts of a value between brackets, on one line where they fit and on one each where they do not. */
const inBrackets = (value: Value, place: Place): string => {
  if (typeof value !== 'object' || value === null) return scalar(value, place);
  const inner = { ...place, flow: true, column: place.column + 2 };
  const parts = Array.isArray(value)
    ? value.map((one) => inBrackets(one, inner))
    : Object.entries(value).map(([name, one]) => `${writeName(name, place)}: ${inBrackets(one, inner)}`);
  const [open, close, room] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (parts.length === 0) return open + close;
  const line = `${open}${room}${parts.join(', ')}${room}${close}`;
  if (line.length + place.column <= width && !line.includes('\n')) return line;
  const margin = ' '.repeat(place.column);
  return `${open}\n${parts.map((part) => `${margin}  ${part}`).join(',\n')}\n${margin}${close}`;
};

/** The name of a value, quoted where the text needs it. */
export const writeName = (name: string, place: Place): string => scalar(name, { ...place, flow: true });

/** A value as the text of a content file writes it, from its column on; lines after the first are indented. */
export const writeValue = (value: Value, place: Place): string => {
  const isList = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (place.json || place.flow || !isList) return inBrackets(value, place);
  const lines = stringify(value, { lineWidth: 0 }).trimEnd().split('\n');
  return lines.join(`\n${' '.repeat(place.column)}`);
};
