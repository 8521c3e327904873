import { type AppCheckMode, developmentPushKey } from '../../src/settings.ts';
import type { Facts } from './facts.ts';
import { careful, type Finding, wrong } from './finding.ts';

type Rule = { field: string; is: (value: string) => boolean; what: string; fix: string };

const isReserved = (host: string) => /(^|\.)(example|invalid|test|localhost)(\.(com|org|net))?$/.test(host);

/** Returns whether a text is `https://host` and nothing more. */
const isOrigin = (text: string) =>
  URL.canParse(text) && /^https:$/.test(new URL(text).protocol) && new URL(text).origin === text;

const config = 'Firebase console → Project settings → Your apps → Config';

/** Returns the format of each setting. A rehearsal uses reserved hosts. */
const rules = (isRehearsal: boolean, appCheck: AppCheckMode): Rule[] => {
  const isReal = (host: string) => isRehearsal || !isReserved(host);
  return [
    {
      field: 'origin',
      is: (text) => isOrigin(text) && isReal(new URL(text).hostname),
      what: 'has to be the public address, https, without a slash at the end',
      fix: "Write the domain that people will type, such as 'https://www.your-site.vn'",
    },
    {
      field: 'email',
      is: (text) => /^[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}$/i.test(text) && isReal(text.split('@')[1] ?? ''),
      what: 'has to be an address that you read: emails come from it and go to it',
      fix: 'Write an address of your own domain that your mail server may send from',
    },
    {
      field: 'facebookPage',
      is: (text) => /^\d*$/.test(text),
      what: 'has to be the number of a Facebook page, or empty',
      fix: 'Facebook page → About → Page transparency shows its id; leave it empty for no posts',
    },
    {
      field: 'translatedCharacters',
      is: (text) => /^\d{1,7}$/.test(text),
      what: 'has to be a whole number of characters a day, at most 9,999,999, or 0',
      fix: 'Write 0 to send nothing to Cloud Translation; what others cost is in docs/operating.md',
    },
    {
      field: 'pushKey',
      is: (text) => text === '' || (/^B[A-Za-z0-9_-]{86}$/.test(text) && text !== developmentPushKey),
      what: 'has to be the public key of a pair of your own, or empty; the other half of the one for development is public',
      fix: 'Make a pair with: npx web-push generate-vapid-keys; leave it empty for no notifications',
    },
    {
      field: 'analyticsId',
      is: (text) => text === '' || /^G-[A-Z0-9]{6,}$/.test(text),
      what: 'has to be a measurement id such as G-ABC1234567, or empty',
      fix: 'Google Analytics → Admin → Data streams shows it; leave it empty to load none',
    },
    {
      field: 'firebase.projectId',
      is: (text) => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text) && (isRehearsal || !text.startsWith('demo-')),
      what: 'has to be the id of a Firebase project; a demo project cannot be deployed',
      fix: `Copy it from ${config}`,
    },
    {
      field: 'firebase.apiKey',
      is: (text) => /^AIza[\w-]{30,}$/.test(text),
      what: 'has to be the key of the web app, which begins with AIza',
      fix: `Copy apiKey from ${config}`,
    },
    {
      field: 'firebase.authDomain',
      is: (text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text) && isReal(text),
      what: 'has to be a host name: where the window of Google and Facebook comes back to',
      fix: 'Write your own domain without https://, or <project>.firebaseapp.com',
    },
    {
      field: 'firebase.storageBucket',
      is: (text) => /^[a-z0-9][a-z0-9._-]+\.(firebasestorage\.app|appspot\.com)$/.test(text),
      what: 'has to be the name of the bucket',
      fix: `Copy storageBucket from ${config}, without gs://`,
    },
    {
      field: 'firebase.appId',
      is: (text) => /^1:\d+:web:[0-9a-f]+$/.test(text),
      what: 'has to be the id of the web app, such as 1:123:web:abc',
      fix: `Copy appId from ${config}`,
    },
    {
      field: 'firebase.appCheckKey',
      is: (text) => appCheck === 'off' || /^6L[\w-]{10,}$/.test(text),
      what: 'has to be a site key of reCAPTCHA: without it App Check gives no page a token',
      fix: "Firebase console → App Check → Apps → your web app → reCAPTCHA Enterprise; copy the site key. Or set appCheck to 'off'",
    },
  ];
};

const valueAt = ({ settings }: Facts, field: string): string => {
  const [first = '', second] = field.split('.');
  const value: unknown = Reflect.get(settings, first);
  return String(second && typeof value === 'object' && value !== null ? Reflect.get(value, second) : value);
};

/** Checks the settings of the installation and the shared ones. */
export const checkSettings = (facts: Facts): Finding[] => {
  const isRehearsal = facts.target === 'rehearsal';
  const wrongs = rules(isRehearsal, facts.settings.appCheck)
    .filter(({ field, is }) => !is(valueAt(facts, field)))
    .map(({ field, what, fix }) => {
      const value = valueAt(facts, field);
      const problem = value === '' ? 'is empty' : `is '${value}'`;
      return wrong(`src/settings.ts, ${facts.target}: ${field} ${problem}; it ${what}.`, `${fix}.`);
    });
  const { placeholderRatings, facebookPage, translatedCharacters, pushKey, analyticsId, appCheck } =
    facts.settings;
  const ratings = placeholderRatings.enabled
    ? [
        careful(
          'placeholderRatings are on: every seller shows 4.5 stars, and search engines are told of a review that nobody wrote (D3, D4).',
          'Set placeholderRatings.enabled to false in src/settings.ts before you open the site to the public.',
        ),
      ]
    : [];
  const off = [
    ...(facebookPage ? [] : ['Facebook posts (facebookPage)']),
    ...(translatedCharacters > 0 ? [] : ['Translations of descriptions (translatedCharacters)']),
    ...(pushKey ? [] : ['Notifications (pushKey)']),
    ...(analyticsId ? [] : ['Google Analytics (analyticsId)']),
    ...(appCheck === 'off' ? ['App Check (appCheck)'] : []),
  ];
  const unused = off.map((name) =>
    careful(`${name}: switched off.`, 'Nothing to do, unless you want it: fill it in in src/settings.ts.'),
  );
  const watched = careful(
    'App Check is watched only (appCheck): calls of scripts are counted, and answered like those of pages.',
    "Set it to 'enforce' in src/settings.ts when docs/watching.md says so.",
  );
  const notes = [...unused, ...(appCheck === 'watch' ? [watched] : [])];
  return [...wrongs, ...ratings, ...(isRehearsal ? [] : notes)];
};
