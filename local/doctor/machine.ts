import { createECDH } from 'node:crypto';
import * as z from 'zod/mini';
import { isSecretRight, secretNames } from '../../functions/src/platform/secrets.ts';
import { zaloReturnPath } from '../../src/paths.ts';
import { handlerOf, offeredProviders } from './cloud.ts';
import type { Facts } from './facts.ts';
import { careful, type Finding, unknown, wrong } from './finding.ts';

const Functions = z.array(z.object({ runtime: z.string() }));

const checkNode = ({ node, functions, firebase }: Facts): Finding[] => {
  const runtime = Functions.safeParse(firebase.functions).data?.[0]?.runtime ?? '';
  return [
    ...(Number(node.split('.')[0]) >= 24
      ? []
      : [wrong(`This is Node ${node}, and Vongxe needs 24.`, 'Install Node 24: https://nodejs.org.')]),
    ...(runtime === `nodejs${functions.engine}`
      ? []
      : [
          wrong(
            `firebase.json runs the functions on '${runtime}', and functions/package.json asks for Node ${functions.engine}.`,
            `Write "runtime": "nodejs${functions.engine}" into firebase.json.`,
          ),
        ]),
  ];
};

const checkPackages = ({ packages: { wanted, locked } }: Facts): Finding[] => {
  const others = Object.entries(wanted).filter(([name, version]) => locked[name] !== version);
  return others.map(([name, version]) =>
    wrong(
      `package-lock.json has ${locked[name] || 'nothing'} for ${name}, and package.json wants ${version}.`,
      'npm install --package-lock-only, then look at what changed and commit it.',
    ),
  );
};

const howTo: Record<string, string> = {
  SMTP_URL: 'smtps://user:password@host:465, with the signs of the password percent-encoded',
  LINK_SECRET: '32 characters or more that nobody can guess, such as those of: openssl rand -base64 36',
  PUSH_KEY: 'the private key of the pair whose public key is pushKey: npx web-push generate-vapid-keys',
  FACEBOOK_TOKEN: 'a page access token with pages_manage_posts',
  ZALO_SECRET: 'the secret key of the app: developers.zalo.me → your app → Settings',
};

const publicHalf = (privateKey: string): string => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
};

const checkSecrets = ({ settings, cloud, target }: Facts): Finding[] =>
  secretNames(settings).flatMap((name) => {
    const set = `npx firebase functions:secrets:set ${name} --project ${settings.firebase.projectId || '<project>'}`;
    const value = cloud.secrets?.[name];
    if (value === undefined)
      return target === 'rehearsal'
        ? []
        : [
            unknown(
              `Secret ${name}: could not be checked from here.`,
              `npx firebase login, then run this again; it is set by: ${set}.`,
            ),
          ];
    const fix = `${set}, and paste ${howTo[name]}.`;
    if (value === null) return [wrong(`Secret Manager has no ${name}.`, fix)];
    if (!isSecretRight(name, value)) return [wrong(`The secret ${name} does not look right.`, fix)];
    return name === 'PUSH_KEY' && publicHalf(value) !== settings.pushKey
      ? [wrong('The secret PUSH_KEY is not the other half of pushKey.', fix)]
      : [];
  });

const checkSignIn = ({ settings, cloud, target }: Facts): Finding[] =>
  offeredProviders(settings.signIn).flatMap(([id, name]) => {
    const place = `Firebase console of ${settings.firebase.projectId || '<project>'} → Authentication → Sign-in method → ${name}`;
    const answer = cloud.signIn?.[id];
    if (answer === undefined)
      return target === 'rehearsal'
        ? []
        : [
            unknown(
              `Sign-in with ${name}: could not be checked from here.`,
              `Check that it is on: ${place}.`,
            ),
          ];
    return answer
      ? []
      : [wrong(`Sign-in with ${name} is off, and its button would fail.`, `Switch it on: ${place}.`)];
  });

const checkZalo = ({ settings, target }: Facts): Finding[] =>
  settings.signIn.zalo && target !== 'rehearsal'
    ? [
        unknown(
          'Whether Zalo leads back: could not be checked from here.',
          `See that the app ${settings.signIn.zalo} is active, and its callback is ${settings.origin}${zaloReturnPath}: developers.zalo.me → your app → Login → Web.`,
        ),
      ]
    : [];

/** Firebase registers only its own host with Google; operators must register any other. */
const checkWayBack = ({ settings, cloud, target }: Facts): Finding[] => {
  const { projectId, authDomain } = settings.firebase;
  const handler = handlerOf(authDomain);
  const place = `Google Cloud console of ${projectId || '<project>'} → APIs & Services → Credentials → OAuth 2.0 Client IDs → Web client`;
  if (!settings.signIn.google || cloud.comesBack || !cloud.signIn?.['google.com']) return [];
  if (cloud.comesBack === false)
    return [
      wrong(
        `Google does not lead back to ${handler}: its window would end with redirect_uri_mismatch.`,
        `Add that address to "Authorized redirect URIs": ${place}.`,
      ),
    ];
  return target === 'rehearsal'
    ? []
    : [
        unknown(
          `Whether Google leads back to ${handler}: could not be checked from here.`,
          `Check that it is among "Authorized redirect URIs": ${place}.`,
        ),
      ];
};

const checkAccounts = ({ settings, cloud, target }: Facts): Finding[] => {
  const place = `Firebase console of ${settings.firebase.projectId || '<project>'} → Authentication → Settings → User actions`;
  if (!settings.signIn.email || cloud.hidesAccounts) return [];
  if (cloud.hidesAccounts === false)
    return [
      wrong(
        'Firebase Auth reveals who has an account, and lets an account take any address.',
        `Switch on "Email enumeration protection": ${place}.`,
      ),
    ];
  return target === 'rehearsal'
    ? []
    : [
        unknown(
          'Email enumeration protection: could not be checked from here.',
          `Check that it is on: ${place}.`,
        ),
      ];
};

/**
 * Dollars for a million characters, and free dollars per month:
 * https://cloud.google.com/translate/pricing.
 */
const price = { ofMillion: 20, free: 10 };

const checkTranslator = ({ settings, target }: Facts): Finding[] => {
  const { translatedCharacters: characters, firebase } = settings;
  if (characters === 0 || target === 'rehearsal') return [];
  const dollars = Math.max(0, Math.ceil((characters * 31 * price.ofMillion) / 1_000_000 - price.free));
  return [
    careful(
      `Cloud Translation is sent ${characters} characters of descriptions a day at most, for up to ${dollars} dollars a month.`,
      'Nothing to do if this is intended: translatedCharacters is the daily limit.',
    ),
    unknown(
      'Whether Cloud Translation answers: could not be checked from here.',
      `gcloud services enable translate.googleapis.com --project ${firebase.projectId || '<project>'}, and the role of docs/operating.md, "Translations".`,
    ),
  ];
};

const checkKept = ({ isIgnored }: Facts): Finding[] =>
  isIgnored
    ? []
    : [
        careful(
          '.gitignore does not name functions/.env*, which a deployment writes.',
          'Add the line functions/.env*.',
        ),
      ];

export const checkMachine = (facts: Facts): Finding[] => [
  ...checkNode(facts),
  ...checkPackages(facts),
  ...checkKept(facts),
  ...checkSecrets(facts),
  ...checkSignIn(facts),
  ...checkZalo(facts),
  ...checkWayBack(facts),
  ...checkAccounts(facts),
  ...checkTranslator(facts),
];
