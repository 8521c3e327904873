import { z } from 'astro/zod';
import { plainIssue } from './plainIssue.ts';

/**
 * A schema whose complaints an editor understands. Astro words some of them itself, in the terms of a programmer;
 * these are worded before it sees them.
 */
export const plainly = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.unknown().transform((value, context): z.output<Schema> => {
    const result = z.safeParse(schema, value, { error: plainIssue });
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues)
      context.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  });
