import { policyReports } from '../../paths.ts';
import { settings } from '../../settings.ts';

/** Hashes of inline scripts and styles (local/build/collectInline.ts). */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };

const { region, projectId, authDomain } = settings.firebase;
/** App Check and phone sign-in use reCAPTCHA. */
const checks = settings.appCheck !== 'off' || settings.phoneSignIn.enabled;
/** Sign-in with Google or Facebook opens a popup, which needs a script and a frame of Firebase Auth. */
const hasWindow = settings.signIn.google || settings.signIn.facebook;
const when = (wanted: unknown, ...sources: string[]) => (wanted ? sources : []);

/** Addresses that pages call in production. */
const services = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
  `https://${region}-${projectId}.cloudfunctions.net`,
  // App Check exchanges reCAPTCHA's token at this host.
  ...when(settings.appCheck !== 'off', 'https://content-firebaseappcheck.googleapis.com'),
  // reCAPTCHA's script sends requests from the page to this address.
  ...when(checks, 'https://www.google.com/recaptcha/'),
  ...when(settings.analyticsId, 'https://*.google-analytics.com'),
];

/** Allowed sources by directive. */
const directives = ({ scripts, styles }: Inline, emulators: readonly string[]): Record<string, string[]> => ({
  'default-src': ["'none'"],
  'script-src': [
    "'self'",
    ...scripts,
    // Google's sign-in script loads more parts. Only these two folders are allowed, because the host offers
    // other scripts.
    ...when(hasWindow, 'https://apis.google.com/js/', 'https://apis.google.com/_/scs/'),
    ...when(checks, 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'),
    ...when(settings.analyticsId, 'https://www.googletagmanager.com/gtag/js'),
  ],
  'style-src': ["'self'", ...styles],
  // Photo previews are blobs. Firestore requests a small image when its connection breaks.
  'img-src': ["'self'", 'data:', 'blob:', 'https://www.google.com/images/cleardot.gif'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...services, ...emulators],
  'frame-src': [
    ...when(hasWindow, `https://${authDomain}`),
    'https://www.google.com',
    ...when(checks, 'https://recaptcha.google.com/recaptcha/'),
    ...emulators,
  ],
  // The library that shrinks photos makes its worker from a blob.
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  ...reported,
});

const policy = (parts: Record<string, string[]>) =>
  Object.entries(parts)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Reports refused sources. This directive is older than `report-to`, but all browsers know it. */
const reported = { 'report-uri': [policyReports] };

/** Violations of Trusted Types are only reported: some libraries break them. */
const trusted = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'goog#html', 'worker'],
  ...reported,
};

/** Browser features denied unless a page allows them. */
const denied = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** Permissions-Policy header. @param allowed features of the page */
export const permissionsPolicy = (allowed: readonly string[] = []): string =>
  denied.map((device) => `${device}=(${allowed.includes(device) ? 'self' : ''})`).join(', ');

/**
 * Headers of every page.
 * @param emulators local Firebase origins, such as http://localhost:9099; none in production
 */
export const pageHeaders = (inline: Inline, emulators: readonly string[] = []): Record<string, string> => ({
  'Content-Security-Policy': policy(directives(inline, emulators)),
  'Content-Security-Policy-Report-Only': policy(trusted),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissionsPolicy(),
  // Allows sign-in popups to send their result to this page.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
