import * as z from 'zod/mini';

/** What `npm audit --json` prints since npm 7: by package, what is known of itself, or the names of those that it brings along. */
const Report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      nodes: z.array(z.string()),
      via: z.array(
        z.union([
          z.string(),
          z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string() }),
        ]),
      ),
    }),
  ),
});
const Failure = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.object({ summary: z.string() })),
});

/** Something that is known against a package; `paths` are the places where the lock file puts it. */
export type Finding = { name: string; id: string; severity: string; title: string; paths: string[] };
export type Answer = { findings: Finding[] } | { unanswered: string };

const parse = (output: string): unknown => {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
};

/**
 * Reads what npm answered. It ends with 1 when it found something as well as when nobody answered it, so its words decide.
 * @returns what it found, or why it did not answer
 */
export const readAudit = (output: string): Answer => {
  const answer = parse(output);
  const report = Report.safeParse(answer);
  if (!report.success) {
    const { message, error } = Failure.safeParse(answer).data ?? {};
    return { unanswered: error?.summary || message || output.trim().split('\n')[0] || 'it said nothing' };
  }
  const findings = new Map<string, Finding>();
  for (const { via, nodes } of Object.values(report.data.vulnerabilities))
    for (const cause of via) {
      // A name is the package whose own entry says more.
      if (typeof cause === 'string') continue;
      const id = cause.url.slice(cause.url.lastIndexOf('/') + 1);
      const { name, severity, title } = cause;
      findings.set(`${name} ${id}`, { name, id, severity, title, paths: nodes });
    }
  return { findings: [...findings.values()] };
};
