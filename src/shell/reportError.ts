import type { ErrorReport } from '../domain/platform/errorReport.schema.ts';
import { pageTrace } from '../domain/platform/trace.ts';
import { errorLog } from '../paths.ts';

const maxReports = 5;
const reported = new Set<string>();

type Where = { source?: string; userId?: string | null };

/** Builds the report; the server masks personal data before logging. */
const describeFailure = (
  failure: unknown,
  context: string | null,
  { source = 'island', userId = null }: Where = {},
): ErrorReport => {
  const error = failure instanceof Error ? failure : new Error(String(failure));
  return {
    level: 'error',
    message: String(error).slice(0, 500),
    context,
    source,
    url: location.origin + location.pathname,
    userAgent: navigator.userAgent.slice(0, 300),
    timestamp: new Date().toISOString(),
    userId,
    stackTrace: error.stack?.slice(0, 1_500) ?? null,
    trace: pageTrace(),
  };
};

/** Reports each failure once, and at most five. Never throws (S7.35). */
export const reportError = (failure: unknown, context: string | null = null, where: Where = {}): void => {
  try {
    const report = describeFailure(failure, context, where);
    const key = `${report.context} ${report.message}`;
    if (reported.size >= maxReports || reported.has(key)) return;
    reported.add(key);
    navigator.sendBeacon?.(errorLog, new Blob([JSON.stringify(report)], { type: 'text/plain' }));
  } catch {
    // A failed report is lost; the visitor must not notice.
  }
};
