import * as z from 'zod/mini';
import { maxReport } from '../../../src/domain/platform/errorReport.schema.ts';
import { maskPersonal } from '../../../src/domain/text/maskPersonal.ts';

const text = z.catch(z.string(), '');
/** What browsers send to a policy's `report-uri`; nobody promises any of it. */
const Report = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    disposition: text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': z.catch(z.nullable(z.number()), null),
  }),
});

/** What is logged of a report: what was refused (or only noted), where, and by which rule. */
export type PolicyReport = {
  rule: string;
  disposition: 'enforce' | 'report';
  blocked: string;
  page: string;
  source: string;
  line: number | null;
};

/** The content type of such a report. */
export const policyReportType = 'application/csp-report';

/** An address or a word of a report on one short line, without a query and without anybody's data. */
const brief = (value: string) => maskPersonal(value.slice(0, 300)).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** What visitors' own extensions do to a page is no news of ours. */
const isForeign = (address: string) => /^[a-z-]*extension/.test(address);

/**
 * Reads what a browser says that a page's policy refused.
 * @returns null for what is no report or is about an extension of the visitor's
 */
export const planPolicyReport = (body: Uint8Array): PolicyReport | null => {
  if (body.byteLength > maxReport) return null;
  let report: unknown;
  try {
    report = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
  const parsed = Report.safeParse(report);
  if (!parsed.success) return null;
  const said = parsed.data['csp-report'];
  if (isForeign(said['blocked-uri']) || isForeign(said['source-file'])) return null;
  const rule = said['effective-directive'] || said['violated-directive'];
  if (!rule) return null;
  return {
    rule: brief(rule),
    disposition: said.disposition === 'report' ? 'report' : 'enforce',
    blocked: brief(said['blocked-uri']),
    page: brief(said['document-uri']),
    source: brief(said['source-file']),
    line: said['line-number'],
  };
};
