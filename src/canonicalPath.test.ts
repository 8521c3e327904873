import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileRedirects } from '../tests/fixtures/hostileRedirects.ts';
import { canonicalPath, plainPath, twin } from './canonicalPath.ts';
import { languages } from './i18n/languages.ts';
import { localize, signInPath, singleSlashes, twinOf } from './paths.ts';

describe('the one form of an address', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/sell?x=//y#//z', '/sell?x=//y#//z'],
    ['/vi/', '/vi/'],
    ['//terms', '/terms'],
    ['/vi//terms', '/vi/terms'],
    ['///vi////edit-listing//x//', '/vi/edit-listing/x/'],
    ['/\\evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/x/%2e%2E//evil.example', '/evil.example'],
    ['/../../etc', '/etc'],
    ['//?x=1', '/?x=1'],
    // An encoded slash does not separate path segments.
    ['/%2f%5cevil.example', '/%2f%5cevil.example'],
    ['/%ff', '/%ff'],
  ])('of %j is %s', (address, canonical) => {
    expect(canonicalPath(address)).toBe(canonical);
  });

  it.each([
    ['/vi//terms', '/terms'],
    ['//vi//terms', '/terms'],
    ['//terms?x=1', '/vi/terms?x=1'],
    ['/vi/\\evil.example', '/evil.example'],
    ['/vi//', '/'],
    ['//', '/vi'],
  ])('[S2.6] the other language of %j is %s, on this host', (address, other) => {
    expect(twin(address)).toBe(other);
  });

  const origin = 'https://vongxe.example';
  const pieces = [
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%ff',
      '%',
      '\t',
      '\n',
      ' ',
      '\0',
      '@',
      ':',
      ';',
      '?',
      '#',
      '&=',
    ],
    ...['vi', 'terms', 'edit-listing', 'https:', 'evil.example', 'xe-số'],
  ];
  const address = fc.oneof(
    fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3, unit: 'binary' })), {
      maxLength: 12,
    }),
    fc.constantFrom(...hostileRedirects).map((target) => [target]),
    fc.constantFrom(...hostileRedirects).map((target) => ['/vi/', target]),
  );
  const built = (from: string): string[] => [
    canonicalPath(from),
    plainPath(from),
    twin(from),
    twin(twin(from)),
    ...languages.flatMap((language) => [localize(language, canonicalPath(from)), signInPath(language, from)]),
  ];

  it('leaves the site in nothing that is built from any address', () => {
    fc.assert(
      fc.property(address, (parts) => {
        for (const path of built(parts.join(''))) {
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(new URL(path, origin).origin).toBe(origin);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('is found once for all', () => {
    fc.assert(
      fc.property(address, (parts) => {
        const path = canonicalPath(parts.join(''));
        expect(canonicalPath(path)).toBe(path);
        const { pathname } = new URL(path, origin);
        expect(canonicalPath(pathname)).toBe(pathname);
        // Parsing makes a path canonical, except for double slashes.
        const shown = new URL(`http://x/${parts.join('')}`).pathname;
        const settled = singleSlashes(shown);
        expect(canonicalPath(shown)).toBe(settled);
        expect(twinOf(settled)).toBe(twin(settled));
        expect(new URL(twinOf(settled), origin).origin).toBe(origin);
        // Skips /vi/vi, which has no English twin: no page is called vi.
        fc.pre(!/^\/vi\/vi(\/|$)/.test(pathname));
        expect(twin(twin(pathname)).replace(/\/$/, '')).toBe(pathname.replace(/\/$/, ''));
      }),
      { numRuns: 3_000 },
    );
  });
});
