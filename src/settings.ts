/**
 * `off`: no page loads App Check. `watch`: pages send its token if it comes in time, and functions count
 * requests without. `enforce`: functions refuse requests without.
 */
export type AppCheckMode = 'off' | 'watch' | 'enforce';

/** Provider of `appCheckKey`. Google recommends Enterprise; v3 is for existing keys. */
export type AppCheckProvider = 'recaptcha-enterprise' | 'recaptcha-v3';

/** A running marketplace: its origin, email address and Firebase project. */
export type Installation = {
  /** Public origin, without a trailing slash. */
  origin: string;
  /** Sender of emails, and receiver of visitors' messages. */
  email: string;
  /** Facebook page that functions post new bikes to. Empty: no posts, and sellers are not asked (D31). */
  facebookPage: string;
  /** Daily limit of characters sent to Google Cloud Translation (docs/operating.md). 0: nothing is sent. */
  translatedCharacters: number;
  /** Public key of push messages (docs/operating.md). Empty: no notifications. */
  pushKey: string;
  /** Google Analytics measurement id. Empty: nothing is loaded. */
  analyticsId: string;
  /** Shows invented stars and "verified" for sellers without reviews (D3, D4, D61). */
  placeholderRatings: { enabled: boolean };
  /**
   * Sign-in by a code sent to a phone, which Firebase charges for (decision 66). `dialCodes`: allowed
   * countries, the site's own first. `codesADay`: limit for all people.
   */
  phoneSignIn: { enabled: boolean; dialCodes: readonly string[]; codesADay: number };
  /** App Check distinguishes browsers on this site from scripts (docs/operating.md). */
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
/** Messages abroad cost many times as much, and are a target of fraud. */
const vietnamese = { dialCodes: ['+84'], codesADay: 500 };

/** Signs notifications on the emulators. Its private key is public: never use it elsewhere. */
export const developmentPushKey =
  'BDFjJylSx5xyyC5AIA2q9crU5miDYFVBZTxWyT-yjnl8k9TxmpAYnCNul90Ahy4Z59ACtiDRYGWoHIpcTUXbaRI';

/** This machine. Projects named `demo-` reach nothing outside. */
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
/** The installation in use. Bundlers replace the constant; commands read `--target`. */
export const target: string =
  typeof __TARGET__ === 'string' ? __TARGET__ : (globalThis.process?.env.VONGXE_TARGET ?? 'local');

// Spelt out: a bundle contains only its own installation.
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

/** Settings for an owner of the site. */
export const settings = {
  name: 'Vongxe',
  /** Language of the operator's emails about visitors' messages. */
  operatorLanguage: 'en',
  /** Keeps read guides and liked bikes for use offline. False removes them everywhere. */
  keepsPages: true as boolean,
  /** Every displayed date is a date in Vietnam. */
  timeZone: 'Asia/Ho_Chi_Minh',
  /**
   * Days without a change after which an email asks the seller whether the bike is still for sale, and the
   * listing is paused.
   */
  freshListings: { enabled: true as boolean, askAfter: 45, pauseAfter: 60 },
  /** Exchange rates per US dollar, requested hourly by a function. */
  rateSource: 'https://open.er-api.com/v6/latest/USD',
  ...installation,
  /** A build for preview only: uses the demo's project, and says so on every page (`npm run preview`). */
  isPreview: target === 'preview',
  /** Replaces missing reviews of sellers if the installation allows it (D3, D4). */
  placeholderRatings: {
    ...installation.placeholderRatings,
    seller: 4.5,
    verified: true,
    structured: { value: 5.0, count: 1 },
  },
} as const;
