import { expect, it } from 'vitest';
import { buildReport } from '../../../tests/fixtures/buildReport.ts';
import { Report, ReportContent } from './report.schema.ts';
import { mergeReport, reportId } from './report.ts';

const report = { reason: 'scam', message: 'Asks for a deposit' } as const;

it('is a person and a listing, once', () => {
  expect(reportId('buyer', 'listing')).toBe('buyer_listing');
  expect(Report.safeParse(buildReport()).success).toBe(true);
});

it.each([
  ['nobody reported it before', null, 'new'],
  ['the same words come again', report, 'same'],
  ['the reason is another', { ...report, reason: 'stolen' }, 'changed'],
  ['the words are others', { ...report, message: null }, 'changed'],
] as const)('when %s it is %3$s', (_, earlier, outcome) => {
  expect(mergeReport(earlier, report)).toBe(outcome);
});

it.each([
  { reason: 'ugly', message: null },
  { reason: 'scam' },
  { reason: 'scam', message: '  ' },
  { reason: 'scam', message: 'a'.repeat(1_001) },
  { reason: 'scam', message: null, user_id: 'victim' },
])('refuses %o', (content) => {
  expect(ReportContent.safeParse(content).success).toBe(false);
});
