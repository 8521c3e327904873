import { expect, it } from 'vitest';
import { planPolicyReport } from './policyReport.plan.ts';

const report = {
  'document-uri': 'https://vongxe.example/vi/auth/action?oobCode=secret',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'none'",
  disposition: 'enforce',
  'blocked-uri': 'https://evil.example/x.js?mail=lan@example.vn',
  'source-file': 'https://vongxe.example/_astro/a.js',
  'line-number': 3,
  'script-sample': 'alert("0912345678")',
};
const read = (changes: object) =>
  planPolicyReport(new TextEncoder().encode(JSON.stringify({ 'csp-report': { ...report, ...changes } })));

it('keeps what was refused, where and by which rule, and no query, sample or policy', () => {
  expect(read({})).toEqual({
    rule: 'script-src-elem',
    disposition: 'enforce',
    blocked: 'https://evil.example/x.js',
    page: 'https://vongxe.example/vi/auth/action',
    source: 'https://vongxe.example/_astro/a.js',
    line: 3,
  });
});

it('tells what was only noted from what was refused, and takes the older name of the rule', () => {
  const older = { 'effective-directive': undefined, 'violated-directive': 'require-trusted-types-for' };
  expect(read({ ...older, disposition: 'report' })).toMatchObject({
    rule: 'require-trusted-types-for',
    disposition: 'report',
  });
});

it('carries nobody’s data, no second line and no endless text', () => {
  const logged = JSON.stringify(
    read({
      'blocked-uri': `https://x/${'a'.repeat(5_000)}`,
      'document-uri': 'https://vongxe.example/lan@example.vn\n{"severity":"ALERT"}',
      'source-file': '+84 912 345 678',
    }),
  );
  expect(logged).not.toMatch(/lan@|912|\\n/);
  expect(logged.length).toBeLessThan(1_000);
});

it.each([
  ['an extension’s script', { 'blocked-uri': 'chrome-extension://abc/x.js' }],
  ['what an extension did', { 'source-file': 'moz-extension://abc' }],
  ['no rule', { 'effective-directive': '', 'violated-directive': '' }],
])('is silent about %s', (_, report) => {
  expect(read(report)).toBeNull();
});

it.each(['', 'x', '[]', '{}', '{"csp-report":1}', `{"csp-report":{"a":"${'x'.repeat(9_000)}"}}`])(
  'is silent about what is no report (%#)',
  (body) => {
    expect(planPolicyReport(new TextEncoder().encode(body))).toBeNull();
  },
);
