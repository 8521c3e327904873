import * as z from 'zod/mini';
import { identityLevels } from '../domain/accounts/identity.ts';
import { operatorSchema } from './operator.schema.ts';

/** Text that must match `is`; otherwise the error is “has to be” and `wanted`. */
const text = (is: RegExp, wanted: string, description: string) =>
  z.string().check(z.regex(is, `has to be ${wanted}`), z.describe(description));

const toggle = (isOn: boolean, description: string) =>
  z._default(z.boolean().check(z.describe(description)), isOn);

const count = (least: number, limit: number, usual: number, description: string) =>
  z._default(
    z
      .int()
      .check(
        z.gte(least, `has to be ${least} at least`),
        z.lte(limit, `has to be ${limit} at most`),
        z.describe(description),
      ),
    usual,
  );

const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  usual: Words[number],
  description: string,
) =>
  z._default(
    z.enum(words, `has to be ${words.join(' or ')}`).check(z.describe(description)),
    usual as z.core.util.NoUndefined<Words[number]>,
  );

const signIn = z
  .strictObject({
    email: toggle(true, 'An email address and a password.'),
    phone: toggle(
      false,
      'A code sent to a phone, which Firebase charges for: docs/operating.md, "Sign-in by phone".',
    ),
    google: toggle(false, 'An account of Google. Its provider has to be on in Firebase.'),
    facebook: toggle(false, 'An account of Facebook, which asks for an app of your own at Meta.'),
    zalo: z._default(
      text(
        /^(\d{6,32})?$/,
        'the number of a Zalo app, or empty',
        'Number of your app at Zalo, for sign-in with Zalo: docs/operating.md, "Sign-in with Zalo". Empty: off. Ids of people belong to the app: with another, everybody begins anew.',
      ),
      '',
    ),
  })
  .check(
    z.refine((ways) => Object.values(ways).some(Boolean), 'has to have one way that is true'),
    z.describe('Ways to sign in, at least one. Buttons, forms, security policy and privacy policy follow.'),
  );

export type SignIn = z.output<typeof signIn>;

const phoneCodes = z
  .strictObject({
    dialCodes: z._default(
      z
        .array(text(/^\+[1-9]\d{0,3}$/, 'a country code such as +84', 'Country code.'))
        .check(z.minLength(1, 'has to name a country'))
        .check(
          z.describe(
            "Allowed countries, the site's own first. Messages to others cost many times as much, and are the target of fraud with paid messages.",
          ),
        ),
      ['+84'],
    ),
    codesADay: count(1, 100_000, 500, 'Daily limit of codes for all people together.'),
  })
  .check(z.describe('Limits of sign-in by phone.'));

const freshListings = z
  .strictObject({
    enabled: toggle(true, 'Off: neither happens.'),
    askAfter: count(1, 3650, 45, 'Days until the email.'),
    pauseAfter: count(1, 3650, 60, 'Days until the pause.'),
  })
  .check(
    z.describe(
      'Days without a change: first an email asks the seller whether the bike is still for sale, later the listing is paused.',
    ),
  );

const firebase = z
  .strictObject({
    projectId: text(
      /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
      'the id of a Firebase project',
      'Id of the Firebase project. Firebase console → Project settings → Your apps → Config shows these values.',
    ),
    apiKey: text(
      /^(AIza[\w-]{30,}|demo-key)$/,
      'the key of the web app, which begins with AIza',
      'Key of the web app. It names the project and opens nothing.',
    ),
    authDomain: text(
      /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'a host name without https://',
      'Host to which the window of Google and Facebook returns: <project>.firebaseapp.com, later your domain.',
    ),
    storageBucket: text(
      /^[a-z0-9][a-z0-9._-]+\.(firebasestorage\.app|appspot\.com)$/,
      'the name of the bucket, without gs://',
      'Bucket of photos and stored pages.',
    ),
    appId: text(
      /^1:\d+:web:[0-9a-f]+$/,
      'the id of the web app, such as 1:123:web:abc',
      'Id of the web app.',
    ),
    region: z._default(
      text(/^[a-z]+-[a-z]+\d+$/, 'a region such as asia-southeast1', 'Region of functions and Firestore.'),
      'asia-southeast1',
    ),
    appCheckKey: z._default(
      text(/^(6L[\w-]{10,})?$/, 'a site key of reCAPTCHA, or empty', 'Site key of appCheckProvider.'),
      '',
    ),
  })
  .check(z.describe('The Firebase project and its web app.'));

/**
 * Settings of an installation: a file in `installations`. The descriptions are the documentation. A new key
 * needs a default, or existing files become invalid.
 */
export const installationSchema = z.strictObject({
  $schema: z.optional(z.string().check(z.describe('Lets editors complete and check this file.'))),
  origin: text(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    'the public address: https, without a slash at the end',
    'Public origin, such as https://www.your-site.vn.',
  ),
  email: text(
    /^[^\s@<>]+@[^\s@<>]+\.[A-Za-z]{2,}$/,
    'an email address',
    "Sender of emails, and receiver of visitors' messages. Your mail server must be allowed to send from it.",
  ),
  operator: z.optional(operatorSchema),
  operatorLanguage: choice(['en', 'vi'], 'en', "Language of the operator's emails about visitors' messages."),
  signIn: z.prefault(signIn, {}),
  phoneCodes: z.prefault(phoneCodes, {}),
  appCheck: choice(
    ['off', 'watch', 'enforce'],
    'watch',
    'off: no page loads App Check. watch: pages send its token if they get one in time, and functions count requests without. enforce: every request needs one, and functions refuse others.',
  ),
  appCheckProvider: choice(
    ['recaptcha-enterprise', 'recaptcha-v3'],
    'recaptcha-enterprise',
    'Provider of firebase.appCheckKey. Google recommends Enterprise for new sites; v3 is for sites that already have such a key.',
  ),
  facebookPage: z._default(
    text(
      /^\d*$/,
      'the number of a Facebook page, or empty',
      'Facebook page that gets new bikes. Empty: sellers are not asked, and nothing is posted. Facebook page → About → Page transparency shows its id.',
    ),
    '',
  ),
  translatedCharacters: count(
    0,
    9_999_999,
    0,
    'Daily limit of characters sent to Google Cloud Translation. 0: nothing is sent or costs money.',
  ),
  pushKey: z._default(
    text(
      /^(B[A-Za-z0-9_-]{86})?$/,
      'a public key of push messages, or empty: npx web-push generate-vapid-keys',
      'Public key of push messages. Empty: notifications are not offered, and no page loads their code.',
    ),
    '',
  ),
  analyticsId: z._default(
    text(
      /^(G-[A-Z0-9]{6,})?$/,
      'a measurement id such as G-ABC1234567, or empty',
      'Google Analytics after consent. Empty: nothing is loaded.',
    ),
    '',
  ),
  publishingNeeds: choice(
    identityLevels,
    'none',
    'Identity check that publishing a listing needs. phone: a number confirmed by a code. papers, vneid: an owner has recorded at /admin that they have seen papers, or a check by VNeID. Listings that are already for sale stay.',
  ),
  placeholderRatings: toggle(
    false,
    'Invented stars and "verified" for sellers without reviews. Off: only true facts are shown.',
  ),
  keepsPages: toggle(true, 'Keeps read guides and liked bikes for use offline. Off removes them everywhere.'),
  freshListings: z.prefault(freshListings, {}),
  assistants: toggle(
    false,
    'Answers assistants such as Claude and ChatGPT at /mcp: they search bikes, estimate prices and read guides. docs/operating.md, "Assistants".',
  ),
  minInstances: count(
    0,
    10,
    0,
    'Instances of the function "pages" that wait for visitors. 0: the first visit after a pause waits for a start. Each costs about ten dollars a month.',
  ),
  firebase,
});

export type Installation = Omit<z.output<typeof installationSchema>, '$schema'>;
export type AppCheckMode = Installation['appCheck'];
export type AppCheckProvider = Installation['appCheckProvider'];

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a group in { }',
  array: 'a list in [ ]',
};

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

/** Problems of a file in plain words, each with its key's path. */
const problemsOf = (data: unknown, issues: readonly z.core.$ZodIssue[]): string[] =>
  issues.flatMap((issue) => {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${[...issue.path, key].join('.')} is not a setting.`);
    const value = valueAt(data, issue.path);
    if (path === '') return ['The file has to be a group in { }.'];
    if (value === undefined) return [`${path} is missing.`];
    const wanted =
      issue.code === 'invalid_type' ? `has to be ${kinds[issue.expected] ?? issue.expected}` : issue.message;
    return [`${path} ${value === '' ? 'is empty' : `is ${JSON.stringify(value)}`}; it ${wanted}.`];
  });

export const parseInstallation = (
  data: unknown,
): { installation: Installation } | { problems: readonly string[] } => {
  const parsed = installationSchema.safeParse(data);
  if (!parsed.success) return { problems: problemsOf(data, parsed.error.issues) };
  const { $schema: _, ...installation } = parsed.data;
  return { installation };
};
