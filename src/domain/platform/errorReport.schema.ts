import * as z from 'zod/mini';

/** Bytes. */
export const maxReport = 8_192;

const text = z.string();

/** A browser's report of an error (S7.34, S7.35). */
export const ErrorReport = z.strictObject({
  level: z.literal('error'),
  message: text,
  /** Failed action. */
  context: z.nullable(text),
  /** Part of the site that reported the error. */
  source: text,
  /** Without its query. */
  url: text,
  userAgent: text,
  timestamp: z.iso.datetime(),
  userId: z.nullable(text),
  stackTrace: z.nullable(text),
  /** Id of the page visit. */
  trace: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
});
export type ErrorReport = z.infer<typeof ErrorReport>;
