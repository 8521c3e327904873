import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';

/** Reads `data/{name}.yaml`. @throws ZodError if it does not match the schema */
export const readData = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> => {
  const text = readFileSync(new URL(`data/${name}.yaml`, import.meta.url), 'utf8');
  // The models use hundreds of YAML aliases.
  return schema.parse(parse(text, { maxAliasCount: -1 }));
};
