/**
 * `off`: no page loads App Check. `watch`: pages send its token where they get one in time, and the functions count the
 * requests without. `enforce`: every request of a page brings one, and the functions refuse the others.
 */
export type AppCheckMode = 'off' | 'watch' | 'enforce';

/** Whose key `appCheckKey` is. Google asks new sites to use Enterprise; v3 is for sites that have such a key already. */
export type AppCheckProvider = 'recaptcha-enterprise' | 'recaptcha-v3';

/** One running marketplace: where it is found, who answers its emails, and the Firebase that it lives in. */
export type Installation = {
  /** The public origin, without a trailing slash. */
  origin: string;
  /** Where emails come from, and where what visitors send to the operator goes. */
  email: string;
  /**
   * The id of the Facebook page that functions post new bikes to. Empty: the form does not ask sellers whether they
   * want that, and without their wish nothing is posted (D31).
   */
  facebookPage: string;
  /**
   * How many characters of descriptions Google Cloud Translation may be sent a day, for readers of the other language
   * (docs/operating.md). 0: nothing is sent to it, and nothing costs.
   */
  translatedCharacters: number;
  /**
   * The public half of the keys that notifications are signed with (docs/operating.md). Empty: nobody is offered
   * notifications, and no page loads anything of them.
   */
  pushKey: string;
  /** A Google Analytics measurement id; empty: none is loaded, even after consent. */
  analyticsId: string;
  /**
   * D61: whether a seller without reviews shows invented stars and "verified" (D3, D4). Off: only what is true is shown.
   */
  placeholderRatings: { enabled: boolean };
  /**
   * Signing in with a code sent to a phone, which Firebase charges for (decision 66): whether it is offered, the countries
   * that codes go to, the site's own first, and how many codes a day all people together may have sent.
   */
  phoneSignIn: { enabled: boolean; dialCodes: readonly string[]; codesADay: number };
  /** How much is asked of App Check, which tells browsers on this site from scripts (docs/operating.md). */
  appCheck: AppCheckMode;
  appCheckProvider: AppCheckProvider;
  firebase: {
    projectId: string;
    apiKey: string;
    authDomain: string;
    storageBucket: string;
    appId: string;
    region: string;
    /** The site key of `appCheckProvider` that App Check was given; empty where it is off. */
    appCheckKey: string;
  };
};

const region = 'asia-southeast1';
/** A message to another country costs many times as much, and is what fraud with paid messages is after. */
const vietnamese = { dialCodes: ['+84'], codesADay: 500 };

/** Signs notifications on the emulators alone. Its other half is in the sources, so that it may be used nowhere else. */
export const developmentPushKey =
  'BDFjJylSx5xyyC5AIA2q9crU5miDYFVBZTxWyT-yjnl8k9TxmpAYnCNul90Ahy4Z59ACtiDRYGWoHIpcTUXbaRI';

/** This machine. A project whose id starts with `demo-` can reach nothing outside of it. */
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

/** To be filled in, as docs/operating.md says; `npm run doctor` tells what is missing. */
const production: Installation = notYet;

/** A second project, where a version is tried before everybody gets it. Optional. */
const staging: Installation = notYet;

/** What production would be, played on this machine: `npm run deploy -- --target rehearsal`. */
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
/** Which installation is meant. Bundlers write the word in; a command is told by `--target`. */
export const target: string =
  typeof __TARGET__ === 'string' ? __TARGET__ : (globalThis.process?.env.VONGXE_TARGET ?? 'local');

// Spelt out, so that what browsers get carries the one that it was built for and no other.
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

/** What an owner of the site would change first. One place, read by pages, islands, functions and emails. */
export const settings = {
  name: 'Vongxe',
  /** In which language the operator reads what visitors send. */
  operatorLanguage: 'en',
  /** Guides that were read and bikes that are liked can be read without a network. False takes it back everywhere. */
  keepsPages: true as boolean,
  /** Every date that a visitor sees is a date in Vietnam. */
  timeZone: 'Asia/Ho_Chi_Minh',
  /**
   * A bike whose seller has done nothing to it for so many days: first a letter asks whether it is still for sale,
   * later the listing is paused. Switched off, nobody is asked and nothing is paused.
   */
  freshListings: { enabled: true as boolean, askAfter: 45, pauseAfter: 60 },
  /** Asked once an hour, by a function: how much one US dollar buys. */
  rateSource: 'https://open.er-api.com/v6/latest/USD',
  ...installation,
  /** A build to look at alone: it is of the demo's project, and says so on every page (`npm run preview`). */
  isPreview: target === 'preview',
  /** D3, D4: a seller has no real reviews yet; these stand in where the installation says so. */
  placeholderRatings: {
    ...installation.placeholderRatings,
    seller: 4.5,
    verified: true,
    structured: { value: 5.0, count: 1 },
  },
} as const;
