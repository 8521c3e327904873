import * as z from 'zod/mini';
import { maxReport } from '../../../src/domain/platform/errorReport.schema.ts';
import { maskPersonal } from '../../../src/domain/text/maskPersonal.ts';

const text = z.catch(z.string(), '');
/** Body of a `report-uri` request; all fields are optional. */
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

export type PolicyReport = {
  rule: string;
  disposition: 'enforce' | 'report';
  blocked: string;
  page: string;
  source: string;
  line: number | null;
};

export const policyReportType = 'application/csp-report';

const brief = (value: string) => maskPersonal(value.slice(0, 300)).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** Violations by visitors' browser extensions are ignored. */
const isForeign = (address: string) => /^[a-z-]*extension/.test(address);

/**
 * Reads a report about the content security policy.
 * @returns null if it is malformed or about a browser extension
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
  const fields = parsed.data['csp-report'];
  if (isForeign(fields['blocked-uri']) || isForeign(fields['source-file'])) return null;
  const rule = fields['effective-directive'] || fields['violated-directive'];
  if (!rule) return null;
  return {
    rule: brief(rule),
    disposition: fields.disposition === 'report' ? 'report' : 'enforce',
    blocked: brief(fields['blocked-uri']),
    page: brief(fields['document-uri']),
    source: brief(fields['source-file']),
    line: fields['line-number'],
  };
};
