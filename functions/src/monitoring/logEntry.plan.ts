import { ErrorReport, maxReport } from '../../../src/domain/platform/errorReport.schema.ts';
import { maskPersonal } from '../../../src/domain/text/maskPersonal.ts';

/** Masks personal data and line breaks: input must not start a new log line. */
const flat = (text: string) => maskPersonal(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ↵ ');
const flatOrNull = (text: string | null) => (text === null ? null : flat(text));

/** Logged part of an error report. The log reserves the field `message`, so `text` replaces it. */
export type LogEntry = Omit<ErrorReport, 'message'> & { text: string };

type Plan = { status: 204; entry: LogEntry } | { status: 400 | 413 };

/** Parses a browser's error report. Masks personal data again: the request may come from other software. */
export const planLogEntry = (body: Uint8Array): Plan => {
  if (body.byteLength > maxReport) return { status: 413 };
  const parsed = ErrorReport.safeParse(readJson(new TextDecoder().decode(body)));
  if (!parsed.success) return { status: 400 };
  const { message, context, source, url, userAgent, userId, stackTrace, ...plain } = parsed.data;
  return {
    status: 204,
    entry: {
      ...plain,
      text: flat(message),
      context: flatOrNull(context),
      source: flat(source),
      url: flat(url),
      userAgent: flat(userAgent),
      userId: flatOrNull(userId),
      stackTrace: flatOrNull(stackTrace),
    },
  };
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
