import { z } from 'astro/zod';
import { plainIssue } from './plainIssue.ts';

/** Wraps a schema so that editors understand its errors, without Astro's technical terms. */
export const plainly = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.unknown().transform((value, context): z.output<Schema> => {
    const result = z.safeParse(schema, value, { error: plainIssue });
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues)
      context.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  });
