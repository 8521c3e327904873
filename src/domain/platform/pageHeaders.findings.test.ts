import { describe, expect, it, vi } from 'vitest';
import { policyFindings } from '../../tests/fixtures/policyFindings.ts';
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
  });

  it('has none with App Check and analytics either', async () => {
    vi.resetModules();
    const { settings } = await import('../settings.ts');
    vi.doMock('../settings.ts', () => ({
      settings: {
        ...settings,
        analyticsId: 'G-1',
        firebase: { ...settings.firebase, appCheckKey: 'site-key' },
      },
    }));
    const { pageHeaders: withAll } = await import('./pageHeaders.ts');
    const whole = withAll(inline)['Content-Security-Policy'] ?? '';
    expect(whole).toContain('/recaptcha/');
    expect(whole).toContain('/gtag/js');
    expect(policyFindings(whole)).toEqual([]);
    vi.doUnmock('../settings.ts');
    vi.resetModules();
  });
});

describe('each weakness is found', () => {
  it.each<[from: string | RegExp, to: string, what: string]>([
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'", 'unsafe or unknown'],
    ["script-src 'self'", "script-src 'self' 'unsafe-eval'", 'unsafe or unknown'],
    ["style-src 'self'", "style-src 'self' 'unsafe-inline'", 'unsafe or unknown'],
    ["script-src 'self'", "script-src 'self' 'nonce-abc'", 'unsafe or unknown'],
    ["script-src 'self'", "script-src 'self' unsafe-inline", 'lost its quotes'],
    ["script-src 'self'", 'script-src *', 'is everything'],
    ["script-src 'self'", 'script-src https:', 'is everything'],
    ["script-src 'self'", "script-src 'self' data:", 'whatever a page says'],
    ["script-src 'self'", "script-src 'self' blob:", 'whatever a page says'],
    ["script-src 'self'", "script-src 'self' https://*.google.com", 'many hosts'],
    ["script-src 'self'", "script-src 'self' http://cdn.example", 'not encrypted'],
    ["script-src 'self'", "script-src 'self' https://192.0.2.1", 'is an address'],
    ["script-src 'self'", "script-src 'none' 'self'", 'none beside others'],
    ['https://apis.google.com/js/', 'https://apis.google.com', 'runs anything'],
    ['https://apis.google.com/js/', 'https://ajax.googleapis.com', 'runs anything'],
    ['https://apis.google.com/js/', 'https://www.gstatic.com', 'runs anything'],
    ['https://apis.google.com/js/', 'https://www.googletagmanager.com', 'runs anything'],
    ["object-src 'none'", "object-src 'self'", 'object-src is not none'],
    ["base-uri 'none'", 'base-uri https://evil.example', 'base-uri lets others in'],
    [/; base-uri 'none'/, '', 'base-uri is missing'],
    [/; form-action 'self'/, '', 'form-action is missing'],
    [/; frame-ancestors 'none'/, '', 'frame-ancestors is missing'],
    ['; style-src', ' style-src', 'semicolon is missing'],
    ['font-src', 'fonts-src', 'is no directive'],
  ])('%s → %s', (from, to, what) => expect(change(from, to)).toContain(what));

  it('a policy of nothing says what it lacks', () => {
    expect(policyFindings('img-src *').length).toBeGreaterThan(4);
  });
});
