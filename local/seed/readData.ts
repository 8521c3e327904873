import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';

/** Reads `data/{name}.yaml`. @throws ZodError if it does not match the schema */
export const readData = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
  schema.parse(parse(readFileSync(new URL(`data/${name}.yaml`, import.meta.url), 'utf8')));
