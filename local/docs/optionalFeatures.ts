import type { Installation } from '../../src/installation/installation.schema.ts';

export type OptionalFeature = {
  name: string;
  key: string;
  isOn: (settings: Switches) => boolean;
  why: string;
  costs: string;
  how: string;
};
type Switches = Omit<Installation, 'operator' | 'placeholderRatings'>;

/** Features that are off by default, shown by README.md and `npm run doctor`. */
export const optionalFeatures: readonly OptionalFeature[] = [
  {
    name: 'Sign-in by phone',
    key: 'signIn.phone',
    isOn: ({ signIn }) => signIn.phone,
    why: 'each code costs money',
    costs: 'a few US cents a code, at most `codesADay` codes',
    how: '[its steps](docs/operating.md#sign-in-by-phone)',
  },
  {
    name: 'Sign-in with Google',
    key: 'signIn.google',
    isOn: ({ signIn }) => signIn.google,
    why: 'Google has to know the address to return to',
    costs: 'nothing',
    how: '[step 2.4](docs/operating.md#2-make-the-project)',
  },
  {
    name: 'Sign-in with Facebook',
    key: 'signIn.facebook',
    isOn: ({ signIn }) => signIn.facebook,
    why: 'it needs an app of your own at Meta',
    costs: 'nothing',
    how: '[step 2.4](docs/operating.md#2-make-the-project)',
  },
  {
    name: 'Sign-in with Zalo',
    key: 'signIn.zalo',
    isOn: ({ signIn }) => signIn.zalo !== '',
    why: 'it needs an app of your own at Zalo',
    costs: 'nothing',
    how: '[its steps](docs/operating.md#sign-in-with-zalo)',
  },
  {
    name: 'Refusal of scripts by App Check',
    key: 'appCheck',
    isOn: ({ appCheck }) => appCheck === 'enforce',
    why: 'they are only counted, until it is clear that no browser is refused',
    costs: 'nothing up to 10,000 [checks a month](https://developers.google.com/recaptcha/docs/faq)',
    how: '`enforce`, [after two weeks](docs/operating.md#app-check)',
  },
  {
    name: 'Facebook posts of new bikes',
    key: 'facebookPage',
    isOn: ({ facebookPage }) => facebookPage !== '',
    why: 'they need a page and its token',
    costs: 'nothing',
    how: 'the number of the page, and [the secret](docs/operating.md#4-store-the-secrets)',
  },
  {
    name: 'Translations of descriptions',
    key: 'translatedCharacters',
    isOn: ({ translatedCharacters }) => translatedCharacters > 0,
    why: 'each character costs money',
    costs: '20 dollars a million characters, 500,000 a month free',
    how: '[its steps](docs/operating.md#translations)',
  },
  {
    name: 'Notifications',
    key: 'pushKey',
    isOn: ({ pushKey }) => pushKey !== '',
    why: 'they need a pair of keys of your own',
    costs: 'nothing',
    how: '[its steps](docs/operating.md#notifications)',
  },
  {
    name: 'Answers to assistants (MCP)',
    key: 'assistants',
    isOn: ({ assistants }) => assistants,
    why: 'programs that visit no page use the site, and sellers’ texts reach them',
    costs: 'a request each',
    how: '[what it answers](docs/operating.md#assistants)',
  },
  {
    name: 'Pages without a cold start',
    key: 'minInstances',
    isOn: ({ minInstances }) => minInstances > 0,
    why: 'an instance that waits costs money',
    costs: 'about ten dollars a month an instance',
    how: '1, [and what follows](docs/operating.md#sizes-of-functions)',
  },
  {
    name: 'Identity check before publishing',
    key: 'publishingNeeds',
    isOn: ({ publishingNeeds }) => publishingNeeds !== 'none',
    why: 'whether private sellers need one is for counsel to say',
    costs: 'an owner’s time for each seller',
    how: '`phone`, `papers` or `vneid`: [what each means](docs/admin.md#identity-checks)',
  },
  {
    name: 'Google Analytics, after consent',
    key: 'analyticsId',
    isOn: ({ analyticsId }) => analyticsId !== '',
    why: 'visitors are asked for their consent, and data goes to Google',
    costs: 'nothing',
    how: 'the measurement id',
  },
];

const start = '<!-- What is off: node local/run.mjs docs -->\n';
const end = '<!-- End of what is off -->';

export const withOptionalFeatures = (text: string): string => {
  const rows = optionalFeatures.map(
    ({ name, key, why, costs, how }) => `| ${name} | ${why} | ${costs} | \`${key}\`: ${how} |\n`,
  );
  const table = `| off | because | costs | switch it on |\n|---|---|---|---|\n${rows.join('')}`;
  return text.slice(0, text.indexOf(start) + start.length) + table + text.slice(text.indexOf(end));
};
