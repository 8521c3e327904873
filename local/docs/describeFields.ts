import * as z from 'zod/mini';
import { Time } from '../../src/domain/time/time.schema.ts';

/** Subset of JSON Schema that our documents use. */
type Shape = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape | undefined;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

export type Field = { name: string; type: string; required: boolean };

const shapeOf = (schema: z.ZodMiniType): Shape =>
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === Time) Object.assign(jsonSchema, { type: 'moment' });
    },
  }) as Shape;

const isSafe = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
// Four digits get no comma: they may be a year.
const number = new Intl.NumberFormat('en', { useGrouping: 'min2' });
const between = (min: number | undefined, max: number | undefined, unit = '') => {
  const from = isSafe(min) && min !== undefined ? number.format(min) : null;
  const to = isSafe(max) && max !== undefined ? number.format(max) : null;
  if (from === null && to === null) return '';
  return ` ${from === null ? `up to ${to}` : to === null ? `from ${from}` : `${from}–${to}`}${unit}`;
};

/** @example typeName({ type: 'string', minLength: 1, maxLength: 40 }) // => 'text 1–40' */
export const typeName = (shape: Shape): string => {
  const { type } = shape;
  const choices =
    shape.anyOf ?? shape.oneOf ?? (Array.isArray(type) ? type.map((one) => ({ ...shape, type: one })) : null);
  if (choices) return [...new Set(choices.map(typeName))].join(' or ');
  if (shape.const !== undefined) return `\`${shape.const}\``;
  if (shape.enum) return shape.enum.map((value) => `\`${value}\``).join(', ');
  if (shape.type === 'string') {
    const kind = { email: 'address', uri: 'URL', 'date-time': 'moment' }[shape.format ?? ''] ?? 'text';
    const isOpen = shape.minLength === 1 && shape.maxLength === undefined;
    return kind + (isOpen ? ', not empty' : between(shape.minLength, shape.maxLength));
  }
  if (shape.type === 'integer') return `whole number${between(shape.minimum, shape.maximum)}`;
  if (shape.type === 'number') return `number${between(shape.minimum, shape.maximum)}`;
  if (shape.type === 'boolean') return 'yes or no';
  if (shape.type === 'array') {
    const limit = shape.maxItems === undefined ? '' : ` (at most ${shape.maxItems})`;
    return `list of ${typeName(shape.items ?? {})}${limit}`;
  }
  if (shape.type === 'object' && shape.properties)
    return `{ ${Object.entries(shape.properties)
      .map(([name, inner]) => `${name}: ${typeName(inner)}`)
      .join('; ')} }`;
  return typeof type === 'string' ? type : 'anything';
};

const fieldsOf = ({ properties = {}, required = [] }: Shape): Field[] =>
  Object.entries(properties).map(([name, shape]) => ({
    name,
    type: typeName(shape),
    required: required.includes(name),
  }));

/** Returns a document's fields. For a union: the fields of all kinds, and the field that names the kind. */
export const describeFields = (schema: z.ZodMiniType): Field[] => {
  const shape = shapeOf(schema);
  const kinds = shape.anyOf ?? shape.oneOf;
  if (!kinds) return fieldsOf(shape);
  const [first = {}] = kinds;
  return fieldsOf(first).map((field) => {
    const types = new Set(kinds.map((kind) => typeName(kind.properties?.[field.name] ?? {})));
    return types.size === 1
      ? field
      : {
          ...field,
          type: [...types].every((type) => type.startsWith('`')) ? [...types].join(', ') : 'by its kind',
        };
  });
};
