import { fields } from '@keystatic/core';
import type { z } from 'astro/zod';
import { labelOf } from './labels.ts';
import { constant, keepsNull, lines, pair, picture, plainDefault, whole, year } from './ownFields.tsx';
import { definitionOf } from './shape.ts';

type Schema = z.core.$ZodType;
export type Field = Parameters<typeof fields.array>[0];

/** Fields with several lines. */
const long =
  /^(text|answer|description|lead|overview|intro|note|use|body|card|hours|actionText|availability|roadConditions|timeEstimate|bikeRecommendation|fuelInfo)$/;
/** Required sizes of pictures in pixels: docs/editing.md. */
const pictures: Record<string, { folder: string; ending: string; width: number; height: number }> = {
  imageUrl: { folder: '', ending: '', width: 640, height: 480 },
  src: { folder: '', ending: '', width: 1600, height: 1200 },
  picture: { folder: '/src/content/guides/pictures/', ending: '.webp', width: 640, height: 480 },
};

/** Fields that refer to an entry, with the list that contains it. */
const relations: Record<string, string> = {
  source: 'sources',
  limitsSource: 'sources',
  timetableSource: 'sources',
  relatedModels: 'models',
  repair: 'figures',
};

const bagOf = (schema: Schema) => schema._zod.bag as { minimum?: number; maximum?: number; format?: string };
/** A photograph's `source` is an address, a figure's is a file name in `sources`. */
const isAddress = (schema: Schema) => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'string' && 'format' in def && def.format === 'url';
};
const minimumOf = (schema: Schema) => bagOf(schema).minimum;

const textField = (schema: Schema, name: string, optional: boolean, path: string) => {
  const label = labelOf(name);
  const { minimum = 0, maximum } = bagOf(schema);
  const length = { min: optional ? 0 : minimum, ...(maximum !== undefined && { max: maximum }) };
  const shown = pictures[name];
  if (shown) return picture(label, shown);
  if (name === 'source' && isAddress(schema)) return fields.text({ label: labelOf('sourceAddress') });
  const collection = relations[name];
  if (collection) return fields.relationship({ label, collection });
  const isLong = long.test(name) || /\.(description|text|answer|lead|overview)\./.test(`${path}.`);
  return fields.text({ label, validation: { length }, multiline: isLong });
};

const numberField = (schema: Schema, name: string) => {
  if (name === 'year') return year(labelOf(name));
  const { minimum, format } = bagOf(schema);
  const validation =
    minimum !== undefined && Number.isSafeInteger(minimum) && minimum > -1e9 ? { min: minimum } : {};
  const options = { label: labelOf(name), validation };
  return format === 'safeint' ? fields.integer(options) : fields.number({ ...options });
};

const choiceField = (values: readonly string[], name: string) =>
  fields.select({
    label: labelOf(name),
    options: values.map((value) => ({ label: value, value })),
    defaultValue: values[0] ?? '',
  });

const groupField = (shape: Record<string, Schema>, name: string, path: string): Field => {
  const made = Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [key, fieldOf(schema, key, `${path}.${key}`)]),
  );
  const keys = Object.keys(shape);
  const small =
    keys.length <= 4 && Object.values(shape).every((schema) => definitionOf(schema).type === 'number');
  const beside = small || keys.join() === 'en,vi';
  const layout = beside && keys.length > 1 ? { layout: keys.map(() => 12 / keys.length) } : {};
  return fields.object(made, { ...(name && { label: labelOf(name) }), ...layout });
};

const plainly = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' ? value : String(value);

type Item = { value?: unknown; fields?: Record<string, { value?: unknown; elements?: Item[] }> };
const sayItem = (item: Item): string => {
  if (typeof item.value === 'string' || typeof item.value === 'number')
    return String(item.value).split('\n')[0] ?? '';
  for (const inner of Object.values(item.fields ?? {})) {
    const label = inner.elements ? sayItem(inner.elements[0] ?? {}) : sayItem(inner as Item);
    if (label) return label;
  }
  return '';
};
const listField = (element: Field, name: string, least = 0) =>
  fields.array(element, {
    label: labelOf(name),
    itemLabel: (item) => sayItem(item as Item) || '…',
    ...(least > 0 && { validation: { length: { min: least } } }),
  });

export const fieldOf = (schema: Schema, name: string, path = name): Field => {
  const { def: outer } = (schema as z.core.$ZodTypes)._zod;
  if (outer.type === 'nullable') return keepsNull(fieldOf(outer.innerType, name, path));
  if (outer.type === 'default') return plainDefault(fieldOf(outer.innerType, name, path), outer.defaultValue);
  if (outer.type === 'optional' && definitionOf(schema).type === 'string')
    return textField(outer.innerType, name, true, path);
  const def = definitionOf(schema);
  switch (def.type) {
    case 'string':
      return textField(schema, name, false, path);
    case 'number':
      return numberField(schema, name);
    case 'boolean':
      return fields.checkbox({ label: labelOf(name) });
    case 'date':
      return fields.date({ label: labelOf(name), defaultValue: { kind: 'today' } });
    case 'enum':
      return choiceField(Object.values(def.entries).map(String), name);
    case 'literal':
      return def.values.length === 1
        ? constant(plainly(def.values[0]))
        : whole(choiceField(def.values.map(String), name));
    case 'array':
      return definitionOf(def.element).type === 'string' && !relations[name]
        ? lines(labelOf(name), { isOptional: outer.type === 'optional', least: minimumOf(schema) ?? 0 })
        : listField(fieldOf(def.element, name, path), name, minimumOf(schema));
    case 'tuple':
      return pair(labelOf(name));
    case 'object':
      return groupField(def.shape, name, path);
    case 'record': {
      const key = definitionOf(def.keyType);
      if (key.type !== 'enum') throw new Error(`The editor has no names of one's own: ${path}`);
      const entries = Object.values(key.entries).map((one) => [String(one), def.valueType] as const);
      return groupField(Object.fromEntries(entries), name, path);
    }
    default:
      throw new Error(`The editor has no field for ${path}: ${def.type}`);
  }
};
