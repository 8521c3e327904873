import * as z from 'zod/mini';

/** Output of `npm audit --json`. `via`: the package's advisories, or names of packages that have them. */
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

/** Advisory about a package; `paths` are its locations in the lock file. */
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
 * Parses npm's output, since the exit code is 1 both for findings and for failures.
 * @returns the findings, or the failure's reason
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
      // A text names another package, whose own entry has the advisory.
      if (typeof cause === 'string') continue;
      const id = cause.url.slice(cause.url.lastIndexOf('/') + 1);
      const { name, severity, title } = cause;
      findings.set(`${name} ${id}`, { name, id, severity, title, paths: nodes });
    }
  return { findings: [...findings.values()] };
};
