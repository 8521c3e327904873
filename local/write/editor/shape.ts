import type { z } from 'astro/zod';

type Schema = z.core.$ZodType;
/** A value of a YAML or JSON file; a day is a text such as 2026-11-21. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Group = { [key: string]: Value };

export const isGroup = (value: Value | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a schema is made of, without what only says whether it may be left out. */
export const definitionOf = (schema: Schema): z.core.$ZodTypes['_zod']['def'] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return definitionOf(def.innerType);
  return def;
};

/** Whether names are the editor's own: `models: { Attila: … }`. */
export const isOpen = (key: Schema) => definitionOf(key).type === 'string';

/** The editor has lists, but no names of one's own: what is named becomes a list of name and value, and back. */
const walk = (schema: Schema, value: Value, record: (of: Schema, value: Value) => Value): Value => {
  const def = definitionOf(schema);
  if (def.type === 'record' && isOpen(def.keyType)) return record(def.valueType, value);
  if (def.type === 'array' && Array.isArray(value)) return value.map((one) => walk(def.element, one, record));
  if (!isGroup(value)) return value;
  if (def.type === 'record') return map(value, (one) => walk(def.valueType, one, record));
  if (def.type !== 'object') return value;
  return map(value, (one, key) => (def.shape[key] ? walk(def.shape[key], one, record) : one));
};
const map = (group: Group, change: (value: Value, key: string) => Value) =>
  Object.fromEntries(Object.entries(group).map(([key, value]) => [key, change(value, key)]));

/** A value of a content file as the editor's form holds it. */
export const toForm = (schema: Schema, value: Value): Value =>
  walk(schema, value, (of, group) =>
    isGroup(group) ? Object.entries(group).map(([name, one]) => ({ name, value: toForm(of, one) })) : group,
  );

const isOptional = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def.type === 'optional';
/** The form has an empty list where the file has none. */
const withoutEmpty = (schema: Schema, value: Value): Value => {
  const def = definitionOf(schema);
  if (def.type === 'array' && Array.isArray(value)) return value.map((one) => withoutEmpty(def.element, one));
  if (def.type !== 'object' || !isGroup(value)) return value;
  const shape: Record<string, Schema> = def.shape;
  const kept = Object.entries(value).filter(
    ([key, one]) => !(shape[key] && isOptional(shape[key]) && Array.isArray(one) && one.length === 0),
  );
  return Object.fromEntries(
    kept.map(([key, one]) => [key, shape[key] ? withoutEmpty(shape[key], one) : one]),
  );
};

/** The way back: a value of the form as the content file holds it. */
export const fromForm = (schema: Schema, value: Value): Value =>
  walk(schema, withoutEmpty(schema, value), (of, list) =>
    Array.isArray(list)
      ? Object.fromEntries(
          list.filter(isGroup).map(({ name, value: one = null }) => [String(name), fromForm(of, one)]),
        )
      : list,
  );
