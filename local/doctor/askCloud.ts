import { secretNames } from '../../functions/src/platform/secrets.ts';
import { expiryOfSecurityText } from '../../src/domain/platform/securityText.ts';
import { securityTextPath } from '../../src/paths.ts';
import { runTool } from '../tool.ts';
import {
  accountRolesIn,
  type Cloud,
  handlerOf,
  isOwnAccount,
  leadsBack,
  offeredProviders,
  secretIn,
  servicesIn,
  signerRole,
  siteKeyIn,
} from './cloud.ts';
import type { Settings } from './facts.ts';

const timeoutMs = 10_000;

/** Posts to Auth's public `createAuthUri` endpoint. Undefined: no response. */
const createAuthUri = async ({ origin, firebase }: Settings, question: object) => {
  const address = 'https://identitytoolkit.googleapis.com/v1/accounts:createAuthUri';
  try {
    const response = await fetch(`${address}?key=${encodeURIComponent(firebase.apiKey)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Referer: `${origin}/` },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ok: response.ok, text: await response.text() };
  } catch {
    return undefined;
  }
};

/** Returns whether Auth conceals whether an email address has an account. Undefined: no response. */
const hidesAccounts = async (settings: Settings): Promise<boolean | undefined> => {
  const question = { identifier: 'nobody@vongxe.invalid', continueUri: `${settings.origin}/` };
  const answer = await createAuthUri(settings, question);
  return answer?.ok ? !('registered' in JSON.parse(answer.text)) : undefined;
};

/** Returns a provider's sign-in address; null if the provider is disabled, undefined without a response. */
const wayTo = async (providerId: string, settings: Settings): Promise<string | null | undefined> => {
  const continueUri = handlerOf(settings.firebase.authDomain);
  const answer = await createAuthUri(settings, { providerId, continueUri });
  if (answer?.ok) return String(JSON.parse(answer.text).authUri);
  return answer?.text.includes('OPERATION_NOT_ALLOWED') ? null : undefined;
};

/** Returns whether Google's sign-in page accepts our return address. */
const comesBack = async (way: string | null | undefined): Promise<boolean | undefined> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return way
      ? leadsBack((await fetch(way, { redirect: 'manual', signal })).headers.get('location'))
      : undefined;
  } catch {
    return undefined;
  }
};

const askSecrets = async (names: readonly string[], project: string) => {
  const listed = await runTool('firebase', ['projects:list', '--json', '--non-interactive']);
  if (!listed.ok) return undefined;
  const secrets: Record<string, string | null> = {};
  for (const name of names) {
    const args = ['functions:secrets:access', name, '--project', project, '--non-interactive', '--json'];
    const { ok, output } = await runTool('firebase', args);
    secrets[name] = ok ? secretIn(output) : null;
  }
  return secrets;
};

/** Returns when the live security.txt expires; null if it is missing, undefined without a response. */
const askSecurityText = async ({ origin }: Settings): Promise<number | null | undefined> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${origin}${securityTextPath}`, { redirect: 'manual', signal });
    return response.ok ? expiryOfSecurityText(await response.text()) : null;
  } catch {
    return undefined;
  }
};

const askAppCheck = async ({ firebase }: Settings): Promise<Cloud['appCheck']> => {
  const registered: NonNullable<Cloud['appCheck']> = {};
  for (const provider of ['recaptcha-enterprise', 'recaptcha-v3'] as const) {
    const args = [
      'appcheck:providers:get',
      provider,
      '--app',
      firebase.appId,
      '--project',
      firebase.projectId,
    ];
    const { ok, output } = await runTool('firebase', [...args, '--json', '--non-interactive']);
    const key = ok ? siteKeyIn(output) : undefined;
    if (key !== undefined) registered[provider] = key;
  }
  return Object.keys(registered).length > 0 ? registered : undefined;
};

const askGoogleCloud = async <T>(
  args: string[],
  project: string,
  read: (output: string) => T | undefined,
) => {
  const { ok, output } = await runTool('gcloud', [
    ...args,
    '--project',
    project,
    '--format',
    'json',
    '--quiet',
  ]);
  return ok ? read(output) : undefined;
};

/** Returns whether the functions' account may sign tokens. Undefined before the first deployment. */
const askSigner = async (accountRoles: Cloud['accountRoles'], project: string) => {
  const account = Object.keys(accountRoles ?? {}).find(isOwnAccount);
  if (!account) return undefined;
  const args = ['iam', 'service-accounts', 'get-iam-policy', account];
  return askGoogleCloud(args, project, (output) =>
    (accountRolesIn(output)?.[account] ?? []).includes(signerRole),
  );
};

/** Reads facts from Google's services. A failed request leaves its fact undefined. */
export const askCloud = async (settings: Settings): Promise<Cloud> => {
  const ids = offeredProviders(settings.signIn).map(([id]) => id);
  const { projectId } = settings.firebase;
  const [hides, secrets, securityTextExpires, appCheck, services, accountRoles, ...ways] = await Promise.all([
    settings.signIn.email ? hidesAccounts(settings) : undefined,
    askSecrets(secretNames(settings), projectId),
    askSecurityText(settings),
    settings.appCheck === 'off' ? undefined : askAppCheck(settings),
    askGoogleCloud(['services', 'list', '--enabled'], projectId, servicesIn),
    askGoogleCloud(['projects', 'get-iam-policy', projectId], projectId, accountRolesIn),
    ...ids.map((id) => wayTo(id, settings)),
  ]);
  const signsTokens = settings.signIn.zalo ? await askSigner(accountRoles, projectId) : undefined;
  const back = await comesBack(ways[ids.indexOf('google.com')]);
  const signIn = Object.fromEntries(
    ids.flatMap((id, place) => (ways[place] === undefined ? [] : [[id, ways[place] !== null]])),
  );
  return {
    ...(secrets && { secrets }),
    signIn,
    ...(back !== undefined && { comesBack: back }),
    ...(hides !== undefined && { hidesAccounts: hides }),
    ...(securityTextExpires !== undefined && { securityTextExpires }),
    ...(appCheck && { appCheck }),
    ...(services && { services }),
    ...(accountRoles && { accountRoles }),
    ...(signsTokens !== undefined && { signsTokens }),
  };
};
