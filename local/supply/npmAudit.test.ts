import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { type Accepted, unneeded, withoutException } from './accepted.ts';
import type { Package } from './lockfile.ts';
import { readAudit } from './npmAudit.ts';

// Handwritten output of `npm audit`: a package with an advisory, and one that depends on it.
const answered = readFileSync(inRoot('tests', 'fixtures', 'npmAudit.json'), 'utf8');
const finding = {
  name: 'left',
  id: 'GHSA-aaaa-bbbb-cccc',
  severity: 'high',
  title: 'left runs what it reads',
  paths: ['node_modules/left', 'node_modules/right/node_modules/left'],
};

describe('[T31] the answer of npm audit', () => {
  it('is each advisory once, under the package that it is about', () =>
    expect(readAudit(answered)).toEqual({ findings: [finding] }));

  it('may be that nothing is known', () =>
    expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{},"metadata":{}}')).toEqual({
      findings: [],
    }));

  it.each([
    [
      '{"message":"405 Method Not Allowed - POST …","error":{"summary":"","detail":""}}',
      '405 Method Not Allowed',
    ],
    [
      '{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile."}}',
      'requires an existing',
    ],
    ['npm: command not found\nmore', 'npm: command not found'],
    ['', 'it said nothing'],
    ['{"auditReportVersion":3,"vulnerabilities":{}}', 'auditReportVersion'],
  ])('%s is none', (output, reason) => {
    const answer = readAudit(output);
    expect('unanswered' in answer && answer.unanswered).toContain(reason);
  });
});

describe('[T31] an exception', () => {
  const packages = finding.paths.map(
    (path): Package => ({ path, name: 'left', version: '1.0.0', dev: true }),
  );
  const exception: Accepted = { name: 'left', ids: [finding.id], until: '2027-01-01', dev: true, reason: '' };

  it.each<[string, Package[], Accepted[], number]>([
    ['covers a tool', packages, [exception], 0],
    [
      'for tools does not cover what is deployed',
      packages.map((one) => ({ ...one, dev: false })),
      [exception],
      1,
    ],
    [
      'for all covers that, too',
      packages.map((one) => ({ ...one, dev: false })),
      [{ ...exception, dev: false }],
      0,
    ],
    ['of another advisory covers nothing', packages, [{ ...exception, ids: ['GHSA-x'] }], 1],
    ['of another package covers nothing', packages, [{ ...exception, name: 'right' }], 1],
  ])('%s', (_, here, exceptions, open) =>
    expect(withoutException([finding], here, exceptions)).toHaveLength(open),
  );

  it('that nothing needs any more is named', () => {
    expect(unneeded([finding], [exception])).toEqual([]);
    expect(unneeded([finding], [{ ...exception, ids: [finding.id, 'GHSA-x'] }])).toEqual(['left GHSA-x']);
    expect(unneeded([], [exception])).toEqual(['left GHSA-aaaa-bbbb-cccc']);
  });
});
