import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { pageHeaders } from '../../src/domain/platform/pageHeaders.ts';
import { developmentPushKey } from '../../src/settings.ts';
import { everySignIn } from '../../tests/fixtures/signInWays.ts';
import { leadsBack, secretIn } from './cloud.ts';
import { examine } from './examine.ts';
import { exportedBy, type Facts, gatherFacts } from './facts.ts';
import { print } from './finding.ts';

// Before the settings are loaded, selects an installation with complete settings.
vi.hoisted(() => {
  process.env.VONGXE_TARGET = 'rehearsal';
});
afterAll(() => {
  delete process.env.VONGXE_TARGET;
});

let sound: Facts;
beforeAll(async () => {
  const facts = await gatherFacts();
  const headers = Object.entries(pageHeaders({ scripts: ["'sha256-x'"], styles: [] }));
  const place = { source: '**', headers: headers.map(([key, value]) => ({ key, value })) };
  sound = {
    ...facts,
    settings: {
      ...facts.settings,
      signIn: { email: true, phone: true, google: true, facebook: true, zalo: '' },
      placeholderRatings: { ...facts.settings.placeholderRatings, enabled: false },
    },
    node: '24.21.0',
    dueLaw: [],
    build: { isFresh: true, config: { hosting: { headers: [place], rewrites: [] }, emulators: {} } },
    cloud: {
      secrets: { SMTP_URL: 'smtps://me:password@mail.example.com:465', LINK_SECRET: 'x'.repeat(32) },
      signIn: { 'google.com': true, 'facebook.com': true },
      hidesAccounts: true,
      comesBack: true,
      appCheck: { 'recaptcha-enterprise': facts.settings.firebase.appCheckKey },
      services: ['iam.googleapis.com', 'cloudresourcemanager.googleapis.com'],
      accountRoles: {},
      securityTextExpires: facts.now + 31 * 86_400_000,
    },
  };
});

const pair = webPush.generateVAPIDKeys();

// biome-ignore lint/suspicious/noExplicitAny: a mistake has no type
type Broken = any;
/** Returns a copy of the faultless facts that `plant` has changed. */
const planted = (plant: (facts: Broken) => void): Facts => {
  const facts: Broken = structuredClone(sound);
  plant(facts);
  return facts;
};

it('finds nothing in what is sound', () => expect(examine(sound)).toEqual([]));

const policyOf = (facts: Broken) =>
  facts.build.config.hosting.headers[0].headers.find(
    ({ key }: { key: string }) => key === 'Content-Security-Policy',
  );

/** Title, change of the facts, text of the finding, and its fix. */
const mistakes: [string, (facts: Broken) => void, string, string][] = [
  [
    'a host that nobody can have',
    (facts) => Object.assign(facts, { target: 'staging' }),
    'origin names rehearsal.vongxe.example, a host that nobody can have',
    'a host of your own domain',
  ],
  [
    'a demo project in production',
    (facts) => Object.assign(facts, { target: 'production' }),
    'a demo project cannot be deployed',
    'Copy the values from Firebase console',
  ],
  [
    'a value of the example',
    (facts) => {
      facts.target = 'production';
      facts.operator.taxCode = facts.example.operator.taxCode;
    },
    "installations/production.json: operator.taxCode is still '0000000000', as in the example.",
    'Write your own value',
  ],
  [
    'law that was checked too long ago',
    (facts) => {
      facts.target = 'staging';
      facts.dueLaw = ['src/content/sources/a.yaml was checked on 2026-08-27'];
    },
    'checked too long ago: src/content/sources/a.yaml was checked on 2026-08-27.',
    'npm run texts',
  ],
  [
    'nobody who runs the site',
    (facts) => {
      facts.target = 'production';
      facts.operator = undefined;
    },
    'installations/production.json does not say who runs the site (operator)',
    'Fill in operator',
  ],
  [
    'no key for App Check',
    (facts) => (facts.settings.firebase.appCheckKey = ''),
    'firebase.appCheckKey is empty',
    'copy the site key',
  ],
  [
    'ratings that nobody gave',
    (facts) => (facts.settings.placeholderRatings.enabled = true),
    '(D3, D4)',
    'placeholderRatings to false',
  ],
  [
    'a secret that Secret Manager does not have',
    (facts) => (facts.cloud.secrets.SMTP_URL = null),
    'Secret Manager has no SMTP_URL',
    'functions:secrets:set SMTP_URL --project demo-rehearsal',
  ],
  [
    'a mail server without its scheme',
    (facts) => (facts.cloud.secrets.SMTP_URL = 'mail.example.com:465'),
    'The secret SMTP_URL does not look right',
    'smtps://user:password@host:465',
  ],
  [
    'a guessable secret',
    (facts) => (facts.cloud.secrets.LINK_SECRET = 'vongxe'),
    'The secret LINK_SECRET does not look right',
    'openssl rand',
  ],
  [
    'the key for development in production',
    (facts) => (facts.settings.pushKey = developmentPushKey),
    'pushKey is the key for development, whose other half is public',
    'npx web-push generate-vapid-keys',
  ],
  [
    'notifications without their secret',
    (facts) => {
      facts.settings.pushKey = pair.publicKey;
      facts.cloud.secrets.PUSH_KEY = null;
    },
    'Secret Manager has no PUSH_KEY',
    'npx web-push generate-vapid-keys',
  ],
  [
    'a secret of another pair',
    (facts) => {
      facts.settings.pushKey = pair.publicKey;
      facts.cloud.secrets.PUSH_KEY = webPush.generateVAPIDKeys().privateKey;
    },
    'The secret PUSH_KEY is not the other half of pushKey',
    'functions:secrets:set PUSH_KEY',
  ],
  [
    'a Facebook page without its token',
    (facts) => {
      facts.settings.facebookPage = '12345';
      facts.cloud.secrets.FACEBOOK_TOKEN = null;
    },
    'Secret Manager has no FACEBOOK_TOKEN',
    'pages_manage_posts',
  ],
  [
    'Google is switched off',
    (facts) => (facts.cloud.signIn['google.com'] = false),
    'Sign-in with Google is off',
    'Sign-in method → Google',
  ],
  [
    'Google does not know where the window comes back to',
    (facts) => (facts.cloud.comesBack = false),
    'Google does not lead back to https://rehearsal.vongxe.example/__/auth/handler',
    'Add that address to "Authorized redirect URIs": Google Cloud console of demo-rehearsal',
  ],
  [
    'Facebook is switched off',
    (facts) => (facts.cloud.signIn['facebook.com'] = false),
    'Sign-in with Facebook is off',
    'Sign-in method → Facebook',
  ],
  [
    'Auth reveals who has an account',
    (facts) => (facts.cloud.hidesAccounts = false),
    'Firebase Auth reveals who has an account',
    'Email enumeration protection',
  ],
  [
    'a security.txt that expires soon',
    (facts) => {
      facts.now = Date.UTC(2027, 9, 23);
      facts.cloud.securityTextExpires = Date.UTC(2027, 10, 21);
    },
    'The live /.well-known/security.txt expires on 2027-11-21.',
    'npm run deploy, which writes it anew',
  ],
  [
    'a live site without security.txt',
    (facts) => (facts.cloud.securityTextExpires = null),
    'The live /.well-known/security.txt is missing',
    'npm run deploy, which writes it anew',
  ],
  [
    'emails that never expire',
    (facts) =>
      (facts.indexes.fieldOverrides = facts.indexes.fieldOverrides.filter(
        ({ collectionGroup }: { collectionGroup: string }) => collectionGroup !== 'mail',
      )),
    'no TTL policy for mail.expires_at',
    '"ttl": true',
  ],
  [
    'the rules of the console’s test mode',
    (facts) =>
      (facts.rules.firestore =
        'service cloud.firestore { match /{document=**} { allow read, write: if true; } }'),
    'firestore.rules lets everyone',
    'git checkout firestore.rules',
  ],
  [
    'no rules for photos',
    (facts) => (facts.rules.storage = null),
    'storage.rules is missing',
    'git checkout storage.rules',
  ],
  [
    'functions in another region',
    (facts) => (facts.settings.firebase.region = 'us-central1'),
    'the functions are deployed to us-central1',
    'Write "us-central1" into the rewrite',
  ],
  [
    'an address that leads to no function',
    (facts) =>
      (facts.functions.exported = facts.functions.exported.filter((name: string) => name !== 'pages')),
    'the function pages, which functions/src/index.ts does not export',
    'Export it there',
  ],
  [
    'a page without its policy',
    (facts) => (facts.build.config.hosting.headers = []),
    'without Content-Security-Policy',
    'pageHeaders',
  ],
  [
    'a policy with the emulators in it',
    (facts) => (policyOf(facts).value += ' http://localhost:9099'),
    'lets pages ask this machine',
    'npm run build',
  ],
  [
    'a deployment that goes by the headers',
    (facts) => delete facts.firebase.hosting.predeploy,
    'no longer refuses a deployment of hosting',
    'local/deploy/refuse.mjs',
  ],
  [
    'functions that go as they were built last',
    (facts) => delete facts.firebase.functions[0].predeploy,
    'no longer refuses a deployment of functions',
    'local/deploy/refuse.mjs',
  ],
  [
    'a build of yesterday',
    (facts) => (facts.build.isFresh = false),
    'does not match the sources',
    'npm run build',
  ],
  ['an old Node', (facts) => (facts.node = '20.11.1'), 'This is Node 20.11.1', 'Install Node 24'],
  [
    'functions on another Node',
    (facts) => (facts.firebase.functions[0].runtime = 'nodejs20'),
    "runs the functions on 'nodejs20'",
    'nodejs24',
  ],
  [
    'a lock file that lags behind',
    (facts) => (facts.packages.locked.astro = '6.0.0'),
    'package-lock.json has 6.0.0 for astro',
    'npm install --package-lock-only',
  ],
  [
    'settings of functions that git would take',
    (facts) => (facts.isIgnored = false),
    '.gitignore does not name functions/.env*',
    'Add the line',
  ],
];

describe('a planted mistake', () => {
  it.each(mistakes)('%s: is found, and the mend is named', (_, plant, what, fix) => {
    const matching = examine(planted(plant)).filter((finding) => finding.what.includes(what));
    expect(matching.length).toBeGreaterThan(0);
    expect(matching[0]?.fix).toContain(fix);
    expect(print(matching)).not.toMatch(/\n(?! {2}→|[✗!?] )/);
  });

  it.each(mistakes)('%s: is not said of what is sound', (_, __, what) =>
    expect(print(examine(sound))).not.toContain(what),
  );
});

it.each(everySignIn)('with sign-in by %s it asks for these ways, and for no other', (_, signIn) => {
  const settings = { ...sound.settings, signIn };
  const off = print(examine({ ...sound, target: 'staging', settings, cloud: {} }));
  expect({
    google: off.includes('Sign-in with Google: could not be checked'),
    facebook: off.includes('Sign-in with Facebook: could not be checked'),
    zalo: off.includes('Whether Zalo leads back: could not be checked'),
    zaloSecret: off.includes('Secret ZALO_SECRET: could not be checked'),
    email: off.includes('Email enumeration protection: could not be checked'),
  }).toEqual({
    google: signIn.google,
    facebook: signIn.facebook,
    zalo: signIn.zalo !== '',
    zaloSecret: signIn.zalo !== '',
    email: signIn.email,
  });
  const cloud = { ...sound.cloud, signIn: { 'google.com': false, 'facebook.com': false }, comesBack: false };
  const wrongs = examine({ ...sound, settings, cloud }).filter(({ level }) => level === 'wrong');
  expect(wrongs).toHaveLength(Number(signIn.google) + Number(signIn.facebook));
});

it.each([
  ['production', 'wrong'],
  ['staging', 'careful'],
])('a site that does not say who runs it: at %s that is %s', (target, level) => {
  const { operator: _, ...nobody } = sound;
  const findings = examine({ ...nobody, operator: undefined, target });
  expect(findings.find(({ what }) => what.includes('(operator)'))?.level).toBe(level);
});

it('says what it could not ask, and does not stop a deployment for it', () => {
  const offline = examine({ ...sound, target: 'staging', cloud: {} }).filter(
    ({ level }) => level === 'unknown',
  );
  expect(offline.map(({ what }) => what)).toEqual([
    'Secret SMTP_URL: could not be checked from here.',
    'Secret LINK_SECRET: could not be checked from here.',
    'Sign-in with Google: could not be checked from here.',
    'Sign-in with Facebook: could not be checked from here.',
    'Email enumeration protection: could not be checked from here.',
    'The roles of service accounts could not be checked from here.',
    'App Check: whether reCAPTCHA Enterprise is registered could not be checked from here.',
  ]);
});

it('a pair of keys for notifications is right', () => {
  const facts = planted((broken) => {
    broken.settings.pushKey = pair.publicKey;
    broken.cloud.secrets.PUSH_KEY = pair.privateKey;
  });
  expect(examine(facts).filter(({ level }) => level === 'wrong')).toEqual([]);
});

it('asks to see for oneself that Google leads back, where it could not be checked', () => {
  const { comesBack: _, ...cloud } = sound.cloud;
  const [finding] = examine({ ...sound, target: 'staging', cloud }).filter(
    ({ level }) => level === 'unknown',
  );
  expect(finding?.what).toContain('https://rehearsal.vongxe.example/__/auth/handler: could not be checked');
  expect(finding?.fix).toContain('Web client');
});

it.each([['watch'], ['off']] as const)('says that nobody is refused yet: %s', (appCheck) => {
  const open = { ...sound, target: 'staging', settings: { ...sound.settings, appCheck } };
  const appCheckFindings = examine(open).filter((finding) => finding.what.includes('App Check'));
  expect(appCheckFindings.map(({ level }) => level)).toEqual(['careful']);
  expect(appCheckFindings[0]?.what).toContain('Refusal of scripts by App Check (appCheck): off');
  const enforced = { ...open, settings: { ...open.settings, appCheck: 'enforce' as const } };
  expect(print(examine(enforced))).not.toContain('App Check');
});

describe('translations', () => {
  const findings = (translatedCharacters: number, target = 'staging') =>
    print(examine({ ...sound, target, settings: { ...sound.settings, translatedCharacters } }));

  it.each([
    [50_000, 'is sent 50000 characters of descriptions a day at most, for up to 21 dollars a month'],
    [1_000, 'is sent 1000 characters of descriptions a day at most, for up to 0 dollars a month'],
  ])(
    'of %i characters a day: what they cost at most is said, and what cannot be asked',
    (characters, message) => {
      expect(findings(characters)).toContain(message);
      expect(findings(characters)).toContain('Whether Cloud Translation answers: could not be checked');
      expect(findings(characters)).toContain('gcloud services enable translate.googleapis.com');
      expect(findings(characters)).not.toContain('(translatedCharacters): off');
    },
  );

  it('that are off are said to be so, and cost nothing', () => {
    expect(findings(0)).toContain('Translations of descriptions (translatedCharacters): off');
    expect(findings(0)).not.toContain('Cloud Translation is sent');
    expect(findings(50_000, 'rehearsal')).not.toContain('Cloud Translation');
  });
});

it('needs no key where App Check is off', () => {
  const keyless = planted((facts) => {
    facts.settings.firebase.appCheckKey = '';
    facts.settings.appCheck = 'off';
  });
  expect(print(examine(keyless))).not.toContain('appCheckKey');
});

const google = 'https://accounts.google.com';
/** Builds Google's `authError`: length, name and message. */
const authError = (name: string) =>
  encodeURIComponent(Buffer.from(`\n\x15${name}\x12\xb0\x01\nYou can't sign in`).toString('base64url'));
it.each([
  [`${google}/v3/signin/identifier?opparams=%253F&dsh=S1`, true],
  [`${google}/signin/oauth/error?authError=${authError('redirect_uri_mismatch')}&flowName=x`, false],
  [`${google}/signin/oauth/error/v2?authError=ChVyZWRpcmVjdF91cmlfbWlzbWF0Y2g`, false],
  [`${google}/signin/oauth/error?authError=${authError('invalid_client')}`, undefined],
  [`${google}/signin/oauth/error`, undefined],
  ['https://www.google.com/sorry/index', undefined],
  ['/relative', undefined],
  [null, undefined],
])('reads out of %s whether Google leads back', (location, back) => expect(leadsBack(location)).toBe(back));

it('knows what is deployed by its exports', () =>
  expect(exportedBy("export { a } from './a.ts';\nexport { b, c } from './b.ts';")).toEqual(['a', 'b', 'c']));

it.each([
  ['{"status":"success","result":"smtp://x"}', 'smtp://x'],
  ['smtp://x\n', 'smtp://x'],
])('reads a secret out of %j', (output, secret) => expect(secretIn(output)).toBe(secret));
