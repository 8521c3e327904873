import { policyReports } from '../../paths.ts';
import { settings } from '../../settings.ts';

/** The hashes of the scripts and styles that are written into pages: collected by local/build/collectInline.ts. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };

const { region, projectId, authDomain } = settings.firebase;
/** App Check, and whoever asks for a code by phone, prove to reCAPTCHA that they are no script. */
const checks = settings.appCheck !== 'off' || settings.phoneSignIn.enabled;
const when = (wanted: unknown, ...sources: string[]) => (wanted ? sources : []);

/** The services that a browser asks in production, each named. */
const services = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
  `https://${region}-${projectId}.cloudfunctions.net`,
  // App Check exchanges there what reCAPTCHA says; that one reports home from the page as well as from its frame.
  ...when(settings.appCheck !== 'off', 'https://content-firebaseappcheck.googleapis.com'),
  ...when(checks, 'https://www.google.com/recaptcha/'),
  ...when(settings.analyticsId, 'https://*.google-analytics.com'),
];

/** What a page may load and do, by directive. What is not named is refused. */
const directives = ({ scripts, styles }: Inline, emulators: readonly string[]): Record<string, string[]> => ({
  'default-src': ["'none'"],
  'script-src': [
    "'self'",
    ...scripts,
    // Firebase Auth watches the window of Google or Facebook with a script from here, which fetches its own parts.
    // Two folders and not the host: what else it offers to pages is not ours to know.
    'https://apis.google.com/js/',
    'https://apis.google.com/_/scs/',
    ...when(checks, 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'),
    ...when(settings.analyticsId, 'https://www.googletagmanager.com/gtag/js'),
  ],
  'style-src': ["'self'", ...styles],
  // Previews of chosen photos are blobs, and Firestore asks for one small picture when its stream breaks.
  'img-src': ["'self'", 'data:', 'blob:', 'https://www.google.com/images/cleardot.gif'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...services, ...emulators],
  'frame-src': [
    `https://${authDomain}`,
    'https://www.google.com',
    ...when(checks, 'https://recaptcha.google.com/recaptcha/'),
    ...emulators,
  ],
  // Photos are made smaller in a worker that the library writes itself.
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

/** Whom a browser tells what it refused; the older of two ways, which all of them know. */
const reported = { 'report-uri': [policyReports] };

/** What would break a rule of Trusted Types is said in the console and reported only, until every library keeps to them. */
const trusted = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'goog#html', 'worker'],
  ...reported,
};

/** Devices that no page of the site asks for, unless it says so. */
const denied = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** Which devices a page may ask for: none but those that are named. */
export const permissionsPolicy = (allowed: readonly string[] = []): string =>
  denied.map((device) => `${device}=(${allowed.includes(device) ? 'self' : ''})`).join(', ');

/**
 * The headers of every page, whoever answers with it: Hosting or a function.
 * @param emulators where Firebase is on this machine, such as http://localhost:9099; none in production
 */
export const pageHeaders = (inline: Inline, emulators: readonly string[] = []): Record<string, string> => ({
  'Content-Security-Policy': policy(directives(inline, emulators)),
  'Content-Security-Policy-Report-Only': policy(trusted),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissionsPolicy(),
  // The window of a provider has to be able to answer the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
