import { expect, it } from 'vitest';
import { maskPersonal } from './maskPersonal.ts';

it.each([
  ['no such user: an.nguyen+1@mail.example.vn', 'no such user: [e-mail]'],
  ['<an@example.com>', '<[e-mail]>'],
  ['call +84 912 345 678 now', 'call [number] now'],
  ['0912.345.678', '[number]'],
  ['(091) 234-5678', '([number]'],
  ['at /auth?redirect=/x&email=an@example.com', 'at /auth'],
  [
    'https://vongxe.example/vi/auth/action?oobCode=abc#x failed',
    'https://vongxe.example/vi/auth/action failed',
  ],
  [
    'at run (https://vongxe.example/_astro/a.D83hs.js:12:3456)',
    'at run (https://vongxe.example/_astro/a.D83hs.js:12:3456)',
  ],
  ['Cannot read properties of undefined (reading 0)', 'Cannot read properties of undefined (reading 0)'],
  ['500', '500'],
  ['x?/path?email=an@example.com', 'x?/path'],
  ['mailto:an@example.com', 'mailto:[e-mail]'],
  ['an@example.com,binh@example.com', '[e-mail],[e-mail]'],
])('%j becomes %j', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
});
