import { expect, it } from 'vitest';
import { expiryOfSecurityText } from '../../../src/domain/platform/securityText.ts';
import { day } from '../../../src/domain/time/time.ts';
import { securityPolicyPath, securityTextPath } from '../../../src/paths.ts';
import { settings } from '../../../src/settings.ts';
import { visit } from '../../functions/suite.ts';

it('says where to report a vulnerability, as text, and does not expire for months: a build moves the day', async () => {
  const { status, body, header } = await visit(securityTextPath);
  expect([status, header('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain(`Contact: mailto:${settings.email}`);
  expect(body).toContain(`Canonical: ${settings.origin}/.well-known/security.txt\n`);
  const left = ((expiryOfSecurityText(body) ?? 0) - Date.now()) / day;
  expect(left).toBeGreaterThan(90);
  expect(left).toBeLessThan(365);
});

it('what it names is there: the contact page, and the policy in both languages', async () => {
  expect((await visit('/contact')).status).toBe(200);
  const { status, body, header } = await visit(securityPolicyPath);
  expect([status, header('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain(`Email ${settings.email} with the subject “Security”.`);
  expect(body).toContain(`Hãy gửi email tới ${settings.email}`);
});
