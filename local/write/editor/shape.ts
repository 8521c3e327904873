import type { z } from 'astro/zod';

type Schema = z.core.$ZodType;
/** Value in a YAML or JSON file. Dates are texts, such as 2026-11-21. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Group = { [key: string]: Value };

export const isGroup = (value: Value | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const definitionOf = (schema: Schema): z.core.$ZodTypes['_zod']['def'] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return definitionOf(def.innerType);
  return def;
};
