import { expect, it } from 'vitest';
import { pageHeaders } from './pageHeaders.ts';

/** Complete headers, so that every change shows up here. */
const { 'Content-Security-Policy': policy = '', ...others } = pageHeaders({
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"],
});
const parts = Object.fromEntries(
  policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
);

it('a page may load and do this, and nothing else', () => {
  const { 'connect-src': connections, 'frame-src': frames, 'script-src': scripts, ...rest } = parts;
  expect(rest).toEqual({
    'default-src': "'none'",
    'style-src': "'self' 'sha256-b'",
    'img-src': "'self' data: blob: https://www.google.com/images/cleardot.gif",
    'font-src': "'self'",
    'worker-src': "'self' blob:",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'report-uri': '/policy-report',
  });
  expect(connections).toMatch(
    /^'self' https:\/\/identitytoolkit\.googleapis\.com https:\/\/securetoken\.googleapis\.com https:\/\/firestore\.googleapis\.com https:\/\/firebasestorage\.googleapis\.com https:\/\/[\w-]+\.cloudfunctions\.net/,
  );
  expect(frames).toMatch(
    /^https:\/\/\S+ https:\/\/www\.google\.com(?: https:\/\/recaptcha\.google\.com\/recaptcha\/)?$/,
  );
  expect(scripts).toMatch(
    /^'self' 'sha256-a' https:\/\/apis\.google\.com\/js\/ https:\/\/apis\.google\.com\/_\/scs\//,
  );
});

it('the other headers are these', () => {
  expect(others).toEqual({
    'Content-Security-Policy-Report-Only':
      "require-trusted-types-for 'script'; trusted-types default goog#html worker; report-uri /policy-report",
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
