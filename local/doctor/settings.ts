import { installationFile } from '../../src/installation/readInstallation.ts';
import { developmentPushKey } from '../../src/settings.ts';
import { optionalFeatures } from '../docs/optionalFeatures.ts';
import type { Facts } from './facts.ts';
import { careful, type Finding, wrong } from './finding.ts';

const isReserved = (host: string) => /(^|\.)(example|invalid|test|localhost)(\.(com|org|net))?$/.test(host);

const textsIn = (group: object, path = ''): [path: string, text: string][] =>
  Object.entries(group).flatMap(([key, value]) => {
    const own = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[own, value]];
    return typeof value === 'object' && value !== null ? textsIn(value, own) : [];
  });

/** Finds values that no live site can have; the schema checks only formats. */
const checkReal = ({ settings, operator, example, target }: Facts): Finding[] => {
  const { origin, email, firebase } = settings;
  const file = installationFile(target);
  const ofExample = new Map(textsIn({ ...example }));
  const copied = textsIn({ origin, email, operator: operator ?? {}, firebase }).filter(
    ([path, text]) => path !== 'firebase.region' && text !== '' && ofExample.get(path) === text,
  );
  const hosts = {
    origin: new URL(origin).hostname,
    email: email.split('@')[1] ?? '',
    'firebase.authDomain': firebase.authDomain,
  };
  const isCopied = (path: string) => copied.some(([other]) => other === path);
  const reserved = Object.entries(hosts).filter(([path, host]) => isReserved(host) && !isCopied(path));
  return [
    ...copied.map(([path, text]) =>
      wrong(`${file}: ${path} is still '${text}', as in the example.`, 'Write your own value.'),
    ),
    ...reserved.map(([path, host]) =>
      wrong(
        `${file}: ${path} names ${host}, a host that nobody can have.`,
        'Write a host of your own domain.',
      ),
    ),
    ...(firebase.projectId.startsWith('demo-') || firebase.apiKey.startsWith('demo-')
      ? [
          wrong(
            `${file}: firebase names '${firebase.projectId}'; a demo project cannot be deployed.`,
            'Copy the values from Firebase console → Project settings → Your apps → Config.',
          ),
        ]
      : []),
  ];
};

const checkKeys = ({ settings: { pushKey, appCheck, firebase }, target }: Facts): Finding[] => [
  ...(pushKey === developmentPushKey
    ? [
        wrong(
          `${installationFile(target)}: pushKey is the key for development, whose other half is public.`,
          'Make a pair with: npx web-push generate-vapid-keys; leave it empty for no notifications.',
        ),
      ]
    : []),
  ...(appCheck !== 'off' && firebase.appCheckKey === ''
    ? [
        wrong(
          `${installationFile(target)}: firebase.appCheckKey is empty; without it App Check gives no page a token.`,
          'Firebase console → App Check → Apps → your web app → reCAPTCHA Enterprise; copy the site key. Or set appCheck to "off".',
        ),
      ]
    : []),
];

const checkOperator = ({ operator, target }: Facts): Finding[] => {
  if (operator) return [];
  const level = target === 'production' ? wrong : careful;
  return [
    level(
      `${installationFile(target)} does not say who runs the site (operator), as the law asks.`,
      'Fill in operator as in installations/example.json; docs/operating.md, "Who runs the site".',
    ),
  ];
};

const checkRatings = ({ settings, target }: Facts): Finding[] =>
  settings.placeholderRatings.enabled
    ? [
        careful(
          'placeholderRatings are on: every seller shows 4.5 stars, and search engines are told of a review that nobody wrote (D3, D4).',
          `Set placeholderRatings to false in ${installationFile(target)} before you open the site to the public.`,
        ),
      ]
    : [];

/** Only a warning, because an old version must stay deployable. */
const checkLaw = ({ dueLaw, target }: Facts): Finding[] =>
  dueLaw.length === 0 || target === 'rehearsal'
    ? []
    : [
        careful(
          `What pages say of the law was checked too long ago: ${dueLaw.join('; ')}.`,
          'Take the latest version of Vongxe, or compare the texts yourself: npm run texts.',
        ),
      ];

const plain = (text: string) => text.replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)');

const checkOff = ({ settings, target }: Facts): Finding[] =>
  optionalFeatures
    .filter(({ isOn }) => !isOn(settings))
    .map(({ name, key, why, costs, how }) =>
      careful(
        `${name} (${key}): off, because ${plain(why)}. Costs ${plain(costs)}.`,
        `Nothing to do, unless you want it: ${key} in ${installationFile(target)}, ${plain(how)}.`,
      ),
    );

export const checkSettings = (facts: Facts): Finding[] => {
  const isRehearsal = facts.target === 'rehearsal';
  return [
    ...(isRehearsal ? [] : checkReal(facts)),
    ...checkKeys(facts),
    ...checkOperator(facts),
    ...checkRatings(facts),
    ...checkLaw(facts),
    ...(isRehearsal ? [] : checkOff(facts)),
  ];
};
