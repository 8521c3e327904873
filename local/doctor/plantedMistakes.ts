import webPush from 'web-push';
import { developmentPushKey } from '../../src/settings.ts';

// biome-ignore lint/suspicious/noExplicitAny: a mistake has no type
export type Broken = any;

export const pair = webPush.generateVAPIDKeys();

const policyOf = (facts: Broken) =>
  facts.build.config.hosting.headers[0].headers.find(
    ({ key }: { key: string }) => key === 'Content-Security-Policy',
  );

/** Title, change of the facts, text of the finding, and its fix. */
export const mistakes: [string, (facts: Broken) => void, string, string][] = [
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
