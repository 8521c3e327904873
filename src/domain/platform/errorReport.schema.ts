import * as z from 'zod/mini';

/** The largest report that is taken, in bytes. */
export const maxReport = 8_192;

const text = z.string();

/** What a browser says about a failure; only errors are sent (S7.34, S7.35). */
export const ErrorReport = z.strictObject({
  level: z.literal('error'),
  message: text,
  /** What was being done. */
  context: z.nullable(text),
  /** Where in the site it was noticed. */
  source: text,
  /** The page, without its query. */
  url: text,
  userAgent: text,
  timestamp: z.iso.datetime(),
  userId: z.nullable(text),
  stackTrace: z.nullable(text),
  /** The visit of a page, as its calls name it, too. */
  trace: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
});
export type ErrorReport = z.infer<typeof ErrorReport>;
