import { expect, it } from 'vitest';
import { pageHeaders } from './pageHeaders.ts';

const inline = { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] };
const policyOf = (emulators?: string[]) =>
  Object.fromEntries(
    (pageHeaders(inline, emulators)['Content-Security-Policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );

it('names the hashes of a build, each where it counts', () => {
  const policy = policyOf();
  expect(policy['script-src']).toEqual(expect.arrayContaining(inline.scripts));
  expect(policy['style-src']).toEqual(["'self'", ...inline.styles]);
});

it('refuses whatever it does not name, and never by half', () => {
  const {
    'default-src': rest,
    'base-uri': base,
    'object-src': object,
    'frame-ancestors': above,
  } = policyOf();
  expect([rest, base, object, above]).toEqual(Array.from({ length: 4 }, () => ["'none'"]));
  const whole = JSON.stringify(policyOf());
  for (const word of ['unsafe-', '"*"', 'http:', '"https:"']) expect(whole).not.toContain(word);
});

it('lets pages ask the emulators on a laptop, and only there', () => {
  const here = ['http://localhost:9099'];
  expect(policyOf(here)['connect-src']).toEqual(expect.arrayContaining(here));
  expect(policyOf(here)['frame-src']).toEqual(expect.arrayContaining(here));
  expect(policyOf(here)['script-src']).not.toEqual(expect.arrayContaining(here));
  expect(JSON.stringify(policyOf())).not.toContain('localhost');
});
