import type { Finding } from '../doctor/finding.ts';
import { isNewer, type Note } from './changelog.ts';
import type { Release } from './releaseRecord.ts';

/** Facts that the cloud did not return are undefined. */
export type UpgradeFacts = {
  target: string;
  project: string;
  /** Null: the live site has no release record. Undefined: no response. */
  installed: Release | null | undefined;
  here: Release;
  notes: readonly Note[];
  indexes: { wanted: readonly string[]; live: readonly string[] | undefined };
  /** Names of the settings in the installation's file. */
  filledIn: readonly string[];
  knowsSecrets: boolean;
  findings: readonly Finding[];
};

export type Plan = {
  before: string[];
  after: string[];
  later: string[];
  /** Changes that need no work by hand. */
  automatic: string[];
};

const isSame = ({ installed, here }: UpgradeFacts): boolean =>
  Boolean(installed?.commit) && installed?.commit === here.commit;

const openNotes = (facts: UpgradeFacts): Note[] => {
  const { installed, notes } = facts;
  if (isSame(facts)) return [];
  return notes.filter(({ version }) => !installed || isNewer(version, installed.version));
};

const unanswered = ({ installed, here, indexes, knowsSecrets, target, project }: UpgradeFacts): string[] => [
  ...(installed === undefined
    ? [`The site did not say which release it is. Ask again: npm run upgrade -- --check --target ${target}.`]
    : []),
  ...(installed === null
    ? ['The site names no release, as before its first deployment or before 1.2.0. Leave out what is done.']
    : []),
  ...(installed && isNewer(installed.version, here.version)
    ? [`The site has ${installed.version}, which is newer: read docs/operating.md, "Going back".`]
    : []),
  ...(indexes.live
    ? []
    : [
        `The indexes could not be asked: npx firebase login, then look at npx firebase firestore:indexes --project ${project}.`,
      ]),
  ...(knowsSecrets ? [] : ['The secrets could not be asked: npx firebase login, then run this again.']),
];

const newSettings = ({ installed, here, filledIn }: UpgradeFacts): string[] => {
  const added = here.settings.filter(
    (name) => installed && !installed.settings.includes(name) && !filledIn.includes(name),
  );
  return added.length > 0
    ? [`New settings have the value of installations/example.json: ${added.join(', ')}.`]
    : [];
};

export const planUpgrade = (facts: UpgradeFacts): Plan => {
  const { indexes, findings, project } = facts;
  const oldestFirst = [...Map.groupBy(openNotes(facts), ({ version }) => version).values()]
    .toReversed()
    .flat();
  const notesAt = (moment: Note['when']) =>
    oldestFirst.flatMap(({ version, when, text }) => (when === moment ? [`${text} (${version})`] : []));
  const missing = indexes.wanted.filter((index) => indexes.live && !indexes.live.includes(index));
  const unneeded = (indexes.live ?? []).filter((index) => !indexes.wanted.includes(index));
  return {
    before: [
      ...unanswered(facts),
      ...notesAt('Before'),
      ...findings.flatMap(({ level, what, fix }) => (level === 'wrong' ? [`${what} ${fix}`] : [])),
    ],
    after: notesAt('After'),
    later: [
      ...notesAt('A week later'),
      ...(unneeded.length > 0
        ? [
            `Delete the indexes that are no longer needed (${unneeded.length}): npx firebase deploy --only firestore:indexes --project ${project}, and say yes.\n   ${unneeded.join('\n   ')}`,
          ]
        : []),
    ],
    automatic: [
      ...(missing.length > 0 ? [`It builds new indexes first, and waits for them (${missing.length}).`] : []),
      ...newSettings(facts),
    ],
  };
};

const nameOf = (release: Release | null | undefined): string =>
  release ? `${release.version} (${release.commit?.slice(0, 8) ?? 'no commit'})` : 'unknown';

export const printPlan = (facts: UpgradeFacts, plan: Plan): string => {
  const { target, installed, here } = facts;
  const deploy = isSame(facts)
    ? 'This commit is deployed.'
    : `Deploy: npm run deploy${target === 'production' ? '' : ` -- --target ${target}`}`;
  let number = 0;
  const part = (title: string, steps: readonly string[]) =>
    steps.length > 0 ? [title, ...steps.map((step) => `${++number}. ${step}`)] : [];
  return [
    `${target}: ${nameOf(installed)} → ${nameOf(here)}`,
    ...part('Before the deployment:', plan.before),
    deploy,
    ...plan.automatic.map((line) => `   ${line}`),
    ...part('After the deployment:', plan.after),
    ...part('A week later:', plan.later),
    number > 0 ? `${number} to do by hand.` : 'Nothing has to be done by hand.',
  ].join('\n');
};

export const hasWork = ({ before, after, later }: Plan): boolean =>
  before.length + after.length + later.length > 0;
