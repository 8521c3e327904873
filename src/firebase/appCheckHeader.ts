import { settings } from '../settings.ts';
import { emulators } from './emulators.ts';
import { keptToken } from './keptToken.ts';

/**
 * How much a request wants of App Check: `wait` for a token as long as is reasonable, go at once and `begin` to fetch
 * one for the next request, or take one that is `atHand`. Where App Check is enforced, every request waits.
 */
export type Check = 'wait' | 'begin' | 'atHand';

const enforced = () => settings.appCheck === 'enforce';
const isOff = () => settings.appCheck === 'off' || emulators() !== null;

const newToken = async () => (await import('./appCheck.ts')).newToken();

/** While App Check is watched only, whoever cannot get a token is served without. */
const spared = (failure: unknown) => {
  if (enforced()) throw failure;
  return null;
};

const tokenFor = async (check: Check) => {
  const kept = keptToken();
  if (kept) return kept;
  if (check === 'wait' || enforced()) return newToken().catch(spared);
  if (check === 'begin') void newToken().catch(() => undefined);
  return null;
};

/**
 * The header by which a service knows that a request comes from a browser on this site; none on the emulators and
 * where App Check is off. Fails only where App Check is enforced and no token is to be had.
 * @example await appCheckHeader('wait') // => { 'X-Firebase-AppCheck': 'eyJ…' }
 */
export const appCheckHeader = async (check: Check): Promise<Record<string, string>> => {
  const token = isOff() ? null : await tokenFor(check);
  return token ? { 'X-Firebase-AppCheck': token } : {};
};

/**
 * Has the SDKs of Firebase send the header themselves, if there is a token for them; to be awaited before one of them
 * asks its service. Fails as appCheckHeader.
 */
export const checkSdks = async (check: Check): Promise<void> => {
  const token = isOff() ? null : await tokenFor(check);
  if (token) (await import('./appCheck.ts')).handToSdks();
};
