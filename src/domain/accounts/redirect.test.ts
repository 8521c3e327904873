import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileRedirects } from '../../../tests/fixtures/hostileRedirects.ts';
import { safeRedirect } from './redirect.ts';

const origin = 'https://vongxe.example';
const go = (target: string | null | undefined) => safeRedirect(target, origin, '/vi');

describe('[D12] [S2.58] coming back after signing in', () => {
  it.each([
    ['/sell', '/sell'],
    ['/vi/edit-listing/a?x=1#photos', '/vi/edit-listing/a?x=1#photos'],
    ['sell', '/sell'],
    ['https://vongxe.example/sell', '/sell'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/x/..//evil.example', '/evil.example'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['?x=1', '/?x=1'],
  ])('follows %o to %s', (target, path) => {
    expect(go(target)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'https://evil.example/sell',
    'http://vongxe.example/sell',
    'https://vongxe.example:8443/',
    'https://vongxe.example.evil.example/',
    'https://vongxe.example@evil.example/',
    'https:\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://vongxe.example/6f1c',
    'filesystem:https://vongxe.example/temporary/x',
    'mailto:x@example.com',
    '\u0001//evil.example',
    'https://[',
  ])('goes home instead of to %o', (target) => {
    expect(go(target)).toBe('/vi');
  });

  it('stays here for each of the ways to write somewhere else', () => {
    expect(new Set(hostileRedirects).size).toBeGreaterThanOrEqual(200);
    const answers = hostileRedirects.map(go);
    expect(answers.filter((answer) => !/^\/(?![/\\])/.test(answer))).toEqual([]);
    expect(answers.filter((answer) => new URL(answer, origin).origin !== origin)).toEqual([]);
  });

  it('never leaves the site, for any address', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      '.',
      '..',
      '//',
      'https:',
      'evil.example',
      '\t',
      '%2f',
      '?',
      '#',
      'blob:',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 8 }), (parts) => {
        const answer = go(parts.join(''));
        expect(answer).toMatch(/^\/(?![/\\])/);
        expect(new URL(answer, origin).origin).toBe(origin);
      }),
      { numRuns: 2_000 },
    );
  });
});
