import { neededRoles } from '../../functions/src/platform/roles.ts';
import { isOwnAccount, signerRole } from './cloud.ts';
import type { Facts } from './facts.ts';
import { careful, type Finding, unknown, wrong } from './finding.ts';

/** APIs that firebase-tools needs to create the functions' account, but does not enable. */
const servicesForRoles = ['iam.googleapis.com', 'cloudresourcemanager.googleapis.com'];
/** The default account of Compute Engine builds functions. */
const isBuilder = (account: string) => /^\d+-compute@developer\.gserviceaccount\.com$/.test(account);
export const builderRole = 'roles/cloudbuild.builds.builder';
const tooMuch = ['roles/editor', 'roles/owner'];

const checkServices = ({ cloud: { services = [] } }: Facts, project: string): Finding[] => {
  const missing = servicesForRoles.filter((name) => !services.includes(name));
  return missing.length === 0
    ? []
    : [
        wrong(
          `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} off, and without it firebase makes no account for the functions.`,
          `gcloud services enable ${missing.join(' ')} --project ${project}.`,
        ),
      ];
};

const checkBuilder = ({ cloud: { accountRoles = {} } }: Facts, project: string): Finding[] =>
  Object.entries(accountRoles)
    .filter(([account]) => isBuilder(account))
    .flatMap(([account, roles]) => {
      const change = (verb: 'add' | 'remove', role: string) =>
        `gcloud projects ${verb}-iam-policy-binding ${project} --member serviceAccount:${account} --role ${role} --condition None`;
      const add = roles.includes(builderRole) ? [] : [change('add', builderRole)];
      const broad = roles.filter((role) => tooMuch.includes(role));
      return broad.map((role) =>
        careful(
          `${account} has ${role}. No function runs as it; only builds do, which need ${builderRole}.`,
          `${[...add, change('remove', role)].join(' && ')}.`,
        ),
      );
    });

/**
 * Checks the roles of the functions' account. Before the first deployment there is no account and no finding.
 */
const checkOwn = ({ cloud: { accountRoles = {} }, settings }: Facts): Finding[] => {
  const needed: string[] = neededRoles(settings);
  return Object.entries(accountRoles)
    .filter(([account]) => isOwnAccount(account))
    .flatMap(([account, roles]) => {
      const missing = needed.filter((role) => !roles.includes(role));
      const spare = roles.filter((role) => !needed.includes(role));
      return [
        ...(missing.length === 0
          ? []
          : [
              careful(
                `${account} lacks ${missing.join(', ')}, which the functions declare.`,
                'An owner of the project has to run the next deployment, which grants them.',
              ),
            ]),
        ...(spare.length === 0
          ? []
          : [
              careful(
                `${account} has ${spare.join(', ')}, which no function declares.`,
                'Remove it in Google Cloud → IAM, or declare it in functions/src/platform/roles.ts.',
              ),
            ]),
      ];
    });
};

const checkSigner = (
  { cloud: { accountRoles = {}, signsTokens }, settings }: Facts,
  project: string,
): Finding[] => {
  const account = Object.keys(accountRoles).find(isOwnAccount);
  if (!settings.signIn.zalo || signsTokens || !account) return [];
  const grant = `gcloud iam service-accounts add-iam-policy-binding ${account} --member serviceAccount:${account} --role ${signerRole} --project ${project}.`;
  return signsTokens === undefined
    ? [
        unknown(
          `Whether ${account} may sign tokens for sign-in with Zalo: could not be asked from here.`,
          grant,
        ),
      ]
    : [wrong(`${account} may not sign tokens, and sign-in with Zalo would fail.`, grant)];
};

/** Checks the roles of functions and their builds (docs/operating.md, "Roles"). */
export const checkAccess = (facts: Facts): Finding[] => {
  const { cloud, target, settings } = facts;
  const project = settings.firebase.projectId || '<project>';
  if (target === 'rehearsal' && !cloud.services && !cloud.accountRoles) return [];
  if (!cloud.services || !cloud.accountRoles)
    return [
      unknown(
        'The roles of service accounts could not be checked from here.',
        `gcloud auth login, then run this again; by hand: gcloud projects get-iam-policy ${project}.`,
      ),
    ];
  return [
    ...checkServices(facts, project),
    ...checkBuilder(facts, project),
    ...checkOwn(facts),
    ...checkSigner(facts, project),
  ];
};
