import { secretNames } from '../../functions/src/environment.ts';
import { runTool } from '../tool.ts';
import { type Cloud, providers, secretIn } from './cloud.ts';
import type { Settings } from './facts.ts';

const patience = 10_000;

/** Asks Auth for an address that nobody has; a project that protects its accounts does not say so. Undefined: no answer. */
const hidesAccounts = async ({ origin, firebase }: Settings): Promise<boolean | undefined> => {
  const address = 'https://identitytoolkit.googleapis.com/v1/accounts:createAuthUri';
  try {
    const response = await fetch(`${address}?key=${encodeURIComponent(firebase.apiKey)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Referer: `${origin}/` },
      body: JSON.stringify({ identifier: 'nobody@vongxe.invalid', continueUri: `${origin}/` }),
      signal: AbortSignal.timeout(patience),
    });
    return response.ok ? !('registered' in ((await response.json()) as object)) : undefined;
  } catch {
    return undefined;
  }
};

/** Asks Auth where it would send somebody; needs no account. Undefined: no answer. */
const takesProvider = async (providerId: string, { origin, firebase }: Settings) => {
  const address = 'https://identitytoolkit.googleapis.com/v1/accounts:createAuthUri';
  try {
    const response = await fetch(`${address}?key=${encodeURIComponent(firebase.apiKey)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Referer: `${origin}/` },
      body: JSON.stringify({ providerId, continueUri: `https://${firebase.authDomain}/__/auth/handler` }),
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok) return true;
    return (await response.text()).includes('OPERATION_NOT_ALLOWED') ? false : undefined;
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
  const [hides, secrets, ...answers] = await Promise.all([
    hidesAccounts(settings),
    askSecrets(secretNames(settings), settings.firebase.projectId),
    ...Object.keys(providers).map((id) => takesProvider(id, settings)),
  ]);
  const signIn = Object.fromEntries(
    Object.keys(providers).flatMap((id, place) => {
      const answer = answers[place];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
  return { ...(secrets && { secrets }), signIn, ...(hides !== undefined && { hidesAccounts: hides }) };
};
