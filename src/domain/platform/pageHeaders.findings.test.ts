import { describe, expect, it, vi } from 'vitest';
import { policyFindings } from '../../../tests/fixtures/policyFindings.ts';
import { pageHeaders } from './pageHeaders.ts';

const inline = { scripts: ["'sha256-YWJj'"], styles: ["'sha256-ZGVm'"] };
const policy = () => pageHeaders(inline)['Content-Security-Policy'] ?? '';
const change = (from: string | RegExp, to: string) => {
  const changed = policy().replace(from, to);
  expect(changed).not.toBe(policy());
  return policyFindings(changed).join('\n');
};

describe('[T30] the security policy', () => {
  it('has none of the known weaknesses', () => {
    expect(policyFindings(policy())).toEqual([]);
    expect(policy()).not.toMatch(/appcheck/);
  });

  it.each([
    [false, [false, false, false, false]],
    [true, [true, true, true, true]],
  ])('knows reCAPTCHA where codes are sent by phone (%s), with App Check off', async (enabled, allowed) => {
    vi.resetModules();
    const { settings } = await import('../../settings.ts');
    const phoneSignIn = { ...settings.phoneSignIn, enabled };
    vi.doMock('../../settings.ts', () => ({ settings: { ...settings, appCheck: 'off', phoneSignIn } }));
    const { pageHeaders: withPhone } = await import('./pageHeaders.ts');
    const whole = withPhone(inline)['Content-Security-Policy'] ?? '';
    const names = (directive: string, source: string) =>
      new RegExp(`${directive} ([^;]+)`).exec(whole)?.[1]?.split(' ').includes(source);
    expect([
      names('script-src', 'https://www.google.com/recaptcha/'),
      names('script-src', 'https://www.gstatic.com/recaptcha/'),
      names('connect-src', 'https://www.google.com/recaptcha/'),
      names('frame-src', 'https://recaptcha.google.com/recaptcha/'),
    ]).toEqual(allowed);
    expect(names('frame-src', 'https://www.google.com')).toBe(true);
    expect(names('connect-src', 'https://identitytoolkit.googleapis.com')).toBe(true);
    expect(whole).not.toContain('appcheck');
    expect(policyFindings(whole)).toEqual([]);
    vi.doUnmock('../../settings.ts');
    vi.resetModules();
  });

  it('has none with App Check and analytics either', async () => {
    vi.resetModules();
    const { settings } = await import('../../settings.ts');
    vi.doMock('../../settings.ts', () => ({
      settings: {
        ...settings,
        analyticsId: 'G-1',
        appCheck: 'watch',
      },
    }));
    const { pageHeaders: withAll } = await import('./pageHeaders.ts');
    const whole = withAll(inline)['Content-Security-Policy'] ?? '';
    const sources = (directive: string) => new RegExp(`${directive} ([^;]+)`).exec(whole)?.[1]?.split(' ');
    expect(sources('script-src')).toContain('https://www.google.com/recaptcha/');
    expect(sources('script-src')).toContain('https://www.gstatic.com/recaptcha/');
    expect(sources('connect-src')).toContain('https://www.google.com/recaptcha/');
    expect(sources('connect-src')).toContain('https://content-firebaseappcheck.googleapis.com');
    expect(sources('frame-src')).toContain('https://www.google.com');
    expect(sources('frame-src')).toContain('https://recaptcha.google.com/recaptcha/');
    expect(whole).toContain('/gtag/js');
    expect(policyFindings(whole)).toEqual([]);
    vi.doUnmock('../../settings.ts');
    vi.resetModules();
  });
});

describe('each weakness is found', () => {
  it.each<[from: string | RegExp, to: string, what: string]>([
    // Findings of the policy evaluator.
    ["script-src 'self'", "script-src 'self' 'nonce-abc'", 'Nonces should be at least 8'],
    ["script-src 'self'", "script-src 'self' unsafe-inline", 'surround "unsafe-inline" with single-ticks'],
    ["script-src 'self'", 'script-src *', "should not allow '*'"],
    ["script-src 'self'", 'script-src https:', 'allows the execution of unsafe scripts'],
    ["script-src 'self'", "script-src 'self' data:", 'allows the execution of unsafe scripts'],
    ["script-src 'self'", "script-src 'self' https://*.google.com", 'known to host JSONP endpoints'],
    ["script-src 'self'", "script-src 'self' http://cdn.example", 'only resources downloaded over HTTPS'],
    ['https://apis.google.com/js/', 'https://ajax.googleapis.com', 'known to host JSONP endpoints'],
    ['https://apis.google.com/js/', 'https://www.gstatic.com', 'known to host Angular libraries'],
    ['; style-src', ' style-src', 'Did you forget the semicolon'],
    ['font-src', 'fonts-src', 'is not a known CSP directive'],
    // Findings of this project's checks.
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'", 'unsafe or unknown'],
    ["script-src 'self'", "script-src 'self' 'unsafe-eval'", 'unsafe or unknown'],
    ["style-src 'self'", "style-src 'self' 'unsafe-inline'", 'unsafe or unknown'],
    ["script-src 'self'", "script-src 'none' 'self'", 'none beside others'],
    ["script-src 'self'", "script-src 'self' blob:", 'blob: is more than a folder'],
    ["script-src 'self'", "script-src 'self' https://192.0.2.1/js/", 'is more than a folder'],
    ['https://apis.google.com/js/', 'https://apis.google.com', 'is more than a folder'],
    ['https://apis.google.com/js/', 'https://www.googletagmanager.com', 'is more than a folder'],
    ["object-src 'none'", "object-src 'self'", 'object-src is not none'],
    ["base-uri 'none'", 'base-uri https://evil.example', 'base-uri is not none'],
    [/; base-uri 'none'/, '', 'base-uri is missing'],
    [/; object-src 'none'/, '', 'object-src is missing'],
    [/; form-action 'self'/, '', 'form-action is missing'],
    [/; frame-ancestors 'none'/, '', 'frame-ancestors is missing'],
  ])('%s → %s', (from, to, what) => expect(change(from, to)).toContain(what));

  it('a policy of nothing says what it lacks', () => {
    expect(policyFindings('img-src *').length).toBeGreaterThan(4);
  });
});
