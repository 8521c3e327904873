import { afterEach, expect, it, vi } from 'vitest';
import { policyFindings } from '../../../tests/fixtures/policyFindings.ts';
import { everySignIn } from '../../../tests/fixtures/signInWays.ts';

afterEach(() => {
  vi.doUnmock('../../settings.ts');
  vi.resetModules();
});

it.each(everySignIn)('with sign-in by %s the policy names their hosts, and no other', async (_, signIn) => {
  vi.resetModules();
  const { settings } = await import('../../settings.ts');
  const phoneSignIn = { ...settings.phoneSignIn, enabled: signIn.phone };
  vi.doMock('../../settings.ts', () => ({
    settings: { ...settings, appCheck: 'off', signIn, phoneSignIn },
  }));
  const { pageHeaders } = await import('./pageHeaders.ts');
  const policy = pageHeaders({ scripts: [], styles: [] })['Content-Security-Policy'] ?? '';
  const hasWindow = signIn.google || signIn.facebook;
  expect({
    script: policy.includes('https://apis.google.com/js/'),
    frame: policy.includes(`https://${settings.firebase.authDomain}`),
    checks: policy.includes('/recaptcha/'),
  }).toEqual({ script: hasWindow, frame: hasWindow, checks: signIn.phone });
  expect(policy).toContain('https://identitytoolkit.googleapis.com');
  // Sign-in at Zalo is a navigation, which needs no permission of the policy.
  expect(policy).not.toMatch(/facebook|zalo/);
  expect(policyFindings(policy)).toEqual([]);
});
