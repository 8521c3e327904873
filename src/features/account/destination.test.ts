import { describe, expect, it } from 'vitest';
import { destination } from './destination.ts';

const origin = 'https://vongxe.example';
const go = (...targets: (string | null | undefined)[]) => destination('en', origin, targets);

describe('where to go after signing in', () => {
  it('[S2.58] is the first given target', () => {
    expect(go(null, '', '/sell?draft=1#photos', '/alerts')).toBe('/sell?draft=1#photos');
  });

  it.each([
    ['en', '/'],
    ['vi', '/vi'],
  ] as const)('[S2.58] is the home page of %s without a target', (language, home) => {
    expect(destination(language, origin, [null, undefined])).toBe(home);
  });

  it.each([
    'https://evil.example',
    '//evil.example/sell',
    '\\\\evil.example',
    '/\\evil.example',
    '\t//evil.example',
    '\u0001//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://vongxe.example/6f1c',
    'https:/\\evil.example',
    'https://vongxe.example@evil.example/',
    'https://vongxe.example.evil.example/',
    '/.//evil.example',
    '/sell/..//evil.example',
    'http://vongxe.example/sell',
  ])('never leaves the site for %j', (given) => {
    const target = go(given);
    expect(target).toMatch(/^\/(?![/\\])/);
    expect(new URL(target, origin).origin).toBe(origin);
  });

  it.each([
    '/auth',
    '/vi/auth?redirect=/auth',
    '/auth/',
    '/auth.html',
    '/auth/action?mode=verifyEmail',
    '/confirm-email',
    'https://vongxe.example/vi/confirm-email#x',
  ])('is not %j, which would only lead here again', (given) => {
    expect(go(given)).toBe('/');
  });

  it.each(['/x.y', '/vi/sitemap.xml', '/photos/a/b/card.webp', '/_astro/x.js?v=1', '/catalogue/index.json'])(
    'is not the file %s: a browser would show an empty page',
    (given) => {
      expect(go(given)).toBe('/');
    },
  );

  it('accepts a page that merely begins like one of those', () => {
    expect(go('/authors')).toBe('/authors');
  });
});
