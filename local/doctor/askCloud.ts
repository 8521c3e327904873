import { secretNames } from '../../functions/src/platform/secrets.ts';
import { runTool } from '../tool.ts';
import { type Cloud, handlerOf, leadsBack, providers, secretIn } from './cloud.ts';
import type { Settings } from './facts.ts';

const patience = 10_000;

/** One question to Auth, which needs no account. Undefined: no answer. */
const createAuthUri = async ({ origin, firebase }: Settings, question: object) => {
  const address = 'https://identitytoolkit.googleapis.com/v1/accounts:createAuthUri';
  try {
    const response = await fetch(`${address}?key=${encodeURIComponent(firebase.apiKey)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Referer: `${origin}/` },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(patience),
    });
    return { ok: response.ok, text: await response.text() };
  } catch {
    return undefined;
  }
};

/** Asks for an address that nobody has; a project that protects its accounts does not say so. Undefined: no answer. */
const hidesAccounts = async (settings: Settings): Promise<boolean | undefined> => {
  const question = { identifier: 'nobody@vongxe.invalid', continueUri: `${settings.origin}/` };
  const answer = await createAuthUri(settings, question);
  return answer?.ok ? !('registered' in JSON.parse(answer.text)) : undefined;
};

/** Asks where Auth would send somebody: null where it lets nobody in that way. Undefined: no answer. */
const wayTo = async (providerId: string, settings: Settings): Promise<string | null | undefined> => {
  const continueUri = handlerOf(settings.firebase.authDomain);
  const answer = await createAuthUri(settings, { providerId, continueUri });
  if (answer?.ok) return String(JSON.parse(answer.text).authUri);
  return answer?.text.includes('OPERATION_NOT_ALLOWED') ? null : undefined;
};

/** Goes that way as far as the first answer. */
const comesBack = async (way: string | null | undefined): Promise<boolean | undefined> => {
  try {
    const signal = AbortSignal.timeout(patience);
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

/** Asks Google what only Google knows. Nothing is changed, and what does not answer is left out. */
export const askCloud = async (settings: Settings): Promise<Cloud> => {
  const ids = Object.keys(providers);
  const [hides, secrets, ...ways] = await Promise.all([
    hidesAccounts(settings),
    askSecrets(secretNames(settings), settings.firebase.projectId),
    ...ids.map((id) => wayTo(id, settings)),
  ]);
  const back = await comesBack(ways[ids.indexOf('google.com')]);
  const signIn = Object.fromEntries(
    ids.flatMap((id, place) => (ways[place] === undefined ? [] : [[id, ways[place] !== null]])),
  );
  return {
    ...(secrets && { secrets }),
    signIn,
    ...(back !== undefined && { comesBack: back }),
    ...(hides !== undefined && { hidesAccounts: hides }),
  };
};
