import { settings } from '../settings.ts';
import { emulators } from './emulators.ts';
import { keptToken } from './keptToken.ts';

/**
 * `wait`: waits for a token, with a time limit. `begin`: fetches a token for later requests. `atHand`: uses
 * only a stored token. If App Check is enforced, every request waits.
 */
export type Check = 'wait' | 'begin' | 'atHand';

const enforced = () => settings.appCheck === 'enforce';
const isOff = () => settings.appCheck === 'off' || emulators() !== null;

const newToken = async () => (await import('./appCheck.ts')).newToken();

/** Throws if App Check is enforced: a request without a token would be refused. */
const spared = (failure: unknown) => {
  if (enforced()) throw failure;
  return null;
};

const tokenFor = async (check: Check) => {
  const stored = keptToken();
  if (stored) return stored;
  if (check === 'wait' || enforced()) return newToken().catch(spared);
  if (check === 'begin') void newToken().catch(() => undefined);
  return null;
};

/**
 * No header with emulators or without App Check. Fails only if App Check is enforced and there is no token.
 * @example await appCheckHeader('wait') // => { 'X-Firebase-AppCheck': 'eyJ…' }
 */
export const appCheckHeader = async (check: Check): Promise<Record<string, string>> => {
  const token = isOff() ? null : await tokenFor(check);
  return token ? { 'X-Firebase-AppCheck': token } : {};
};

/** Makes the Firebase SDKs send the header. Await this before using them. Fails like appCheckHeader. */
export const checkSdks = async (check: Check): Promise<void> => {
  const token = isOff() ? null : await tokenFor(check);
  if (token) (await import('./appCheck.ts')).handToSdks();
};
