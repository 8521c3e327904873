/**
 * `off`: no page loads App Check. `watch`: pages send its token if they get one in time, and functions count
 * requests without. `enforce`: every request needs one, and functions refuse others.
 */
export type AppCheckMode = 'off' | 'watch' | 'enforce';

/**
 * Provider of `appCheckKey`. Google recommends Enterprise for new sites; v3 is for sites that already have
 * such a key.
 */
export type AppCheckProvider = 'recaptcha-enterprise' | 'recaptcha-v3';

/** A running marketplace: its origin, email address and Firebase project. */
export type Installation = {
  /** Public origin, without a trailing slash. */
  origin: string;
  /** Sender of emails, and receiver of visitors' messages. */
  email: string;
  /**
   * Id of the Facebook page that functions post new bikes to. Empty: sellers are not asked, and nothing is
   * posted (D31).
   */
  facebookPage: string;
  /**
   * Daily limit of characters sent to Google Cloud Translation (docs/operating.md). 0: nothing is sent or
   * costs money.
   */
  translatedCharacters: number;
  /**
   * Public key of push messages (docs/operating.md). Empty: notifications are not offered, and no page loads
   * their code.
   */
  pushKey: string;
  /** Google Analytics measurement id. Empty: nothing is loaded, even after consent. */
  analyticsId: string;
  /**
   * Shows invented stars and "verified" for sellers without reviews (D3, D4, D61). Off: only true facts are
   * shown.
   */
  placeholderRatings: { enabled: boolean };
  /**
   * Sign-in by a code sent to a phone, which Firebase charges for (decision 66). `dialCodes`: allowed
   * countries, the site's own first. `codesADay`: limit for all people together.
   */
  phoneSignIn: { enabled: boolean; dialCodes: readonly string[]; codesADay: number };
  /** Use of App Check, which distinguishes browsers on this site from scripts (docs/operating.md). */
  appCheck: AppCheckMode;
  appCheckProvider: AppCheckProvider;
  firebase: {
    projectId: string;
    apiKey: string;
    authDomain: string;
    storageBucket: string;
    appId: string;
    region: string;
    /** Site key of `appCheckProvider`; empty if App Check is off. */
    appCheckKey: string;
  };
};

const region = 'asia-southeast1';
/** Messages to other countries cost many times as much, and are the target of fraud with paid messages. */
const vietnamese = { dialCodes: ['+84'], codesADay: 500 };

/**
 * Signs notifications on the emulators only. Its private key is in the sources, so never use it elsewhere.
 */
export const developmentPushKey =
  'BDFjJylSx5xyyC5AIA2q9crU5miDYFVBZTxWyT-yjnl8k9TxmpAYnCNul90Ahy4Z59ACtiDRYGWoHIpcTUXbaRI';

/** This machine. A project whose id starts with `demo-` cannot reach anything outside. */
const local: Installation = {
  origin: 'https://vongxe.example',
  email: 'hello@vongxe.example',
  facebookPage: '',
  translatedCharacters: 0,
  pushKey: developmentPushKey,
  analyticsId: '',
  placeholderRatings: { enabled: true },
  phoneSignIn: { enabled: true, ...vietnamese },
  appCheck: 'off',
  appCheckProvider: 'recaptcha-enterprise',
  firebase: {
    projectId: 'demo-vongxe',
    apiKey: 'demo-key',
    authDomain: 'demo-vongxe.firebaseapp.com',
    storageBucket: 'demo-vongxe.appspot.com',
    appId: 'demo-app',
    region,
    appCheckKey: '',
  },
};

const notYet: Installation = {
  origin: '',
  email: '',
  facebookPage: '',
  translatedCharacters: 0,
  pushKey: '',
  analyticsId: '',
  placeholderRatings: { enabled: false },
  phoneSignIn: { enabled: false, ...vietnamese },
  appCheck: 'watch',
  appCheckProvider: 'recaptcha-enterprise',
  firebase: {
    projectId: '',
    apiKey: '',
    authDomain: '',
    storageBucket: '',
    appId: '',
    region,
    appCheckKey: '',
  },
};

/** Fill in as docs/operating.md says; `npm run doctor` tells what is missing. */
const production: Installation = notYet;

/** A second project to try a version before production. Optional. */
const staging: Installation = notYet;

/** A production build on this machine: `npm run deploy -- --target rehearsal`. */
const rehearsal: Installation = {
  origin: 'https://rehearsal.vongxe.example',
  email: 'hello@rehearsal.vongxe.example',
  facebookPage: '',
  translatedCharacters: 0,
  pushKey: '',
  analyticsId: '',
  placeholderRatings: { enabled: false },
  phoneSignIn: { enabled: true, ...vietnamese },
  appCheck: 'watch',
  appCheckProvider: 'recaptcha-enterprise',
  firebase: {
    projectId: 'demo-rehearsal',
    apiKey: 'AIzaSy-rehearsal-key-that-nobody-has',
    authDomain: 'rehearsal.vongxe.example',
    storageBucket: 'demo-rehearsal.firebasestorage.app',
    appId: '1:1234567890:web:0123456789abcdef',
    region,
    appCheckKey: '6Lrehearsal-of-a-site-key-that-nobody-has',
  },
};

declare const __TARGET__: string;
/** The installation to use. Bundlers replace the constant; commands read `--target`. */
export const target: string =
  typeof __TARGET__ === 'string' ? __TARGET__ : (globalThis.process?.env.VONGXE_TARGET ?? 'local');

// Spelt out, so that a bundle contains only the installation that it was built for.
const installation =
  typeof __TARGET__ !== 'string'
    ? ({ production, staging, rehearsal }[target] ?? local)
    : __TARGET__ === 'production'
      ? production
      : __TARGET__ === 'staging'
        ? staging
        : __TARGET__ === 'rehearsal'
          ? rehearsal
          : local;

/** Settings that an owner of the site may want to change, for pages, islands, functions and emails. */
export const settings = {
  name: 'Vongxe',
  /** Language of the operator's emails about visitors' messages. */
  operatorLanguage: 'en',
  /** Keeps read guides and liked bikes for use offline. False removes them everywhere. */
  keepsPages: true as boolean,
  /** Every displayed date is a date in Vietnam. */
  timeZone: 'Asia/Ho_Chi_Minh',
  /**
   * Days without a change: first an email asks the seller whether the bike is still for sale, later the
   * listing is paused. Disabled: neither happens.
   */
  freshListings: { enabled: true as boolean, askAfter: 45, pauseAfter: 60 },
  /** Exchange rates per US dollar, requested hourly by a function. */
  rateSource: 'https://open.er-api.com/v6/latest/USD',
  ...installation,
  /** A build for preview only: it uses the demo's project, and says so on every page (`npm run preview`). */
  isPreview: target === 'preview',
  /** Replaces missing reviews of sellers if the installation allows it (D3, D4). */
  placeholderRatings: {
    ...installation.placeholderRatings,
    seller: 4.5,
    verified: true,
    structured: { value: 5.0, count: 1 },
  },
} as const;
