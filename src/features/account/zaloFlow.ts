import { localStore } from '../../browserStorage.ts';
import { emulators } from '../../firebase/emulators.ts';
import type { ZaloAct } from '../../firebase/zalo.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { zaloReturnPath } from '../../paths.ts';
import { settings } from '../../settings.ts';

export type ZaloFlow = {
  state: string;
  verifier: string;
  act: ZaloAct;
  lang: Language;
  redirect: string | null;
  /** Milliseconds since 1970. */
  at: number;
};

/** Key in local storage, since Zalo's app may return to another tab. */
const key = 'vongxe.zalo';
/** Zalo's codes expire after the same time. */
const lifetimeMs = 10 * 60_000;
/** Limit of stored sign-ins, such as from several tabs. */
const maxFlows = 5;

const acts: readonly unknown[] = ['signIn', 'prove', 'link'] satisfies ZaloAct[];
// Validates by hand: schemas would add 9 KB.
const isFlow = (value: unknown): value is ZaloFlow =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  typeof value.state === 'string' &&
  'verifier' in value &&
  typeof value.verifier === 'string' &&
  'act' in value &&
  acts.includes(value.act) &&
  'lang' in value &&
  (languages as readonly unknown[]).includes(value.lang) &&
  'redirect' in value &&
  (value.redirect === null || typeof value.redirect === 'string') &&
  'at' in value &&
  typeof value.at === 'number';

const read = (now: number): ZaloFlow[] => {
  const stored = localStore.getJson(key);
  const flows = Array.isArray(stored) ? stored.filter(isFlow) : [];
  return flows.filter(({ at }) => at <= now && now - at < lifetimeMs);
};
const write = (flows: readonly ZaloFlow[]): boolean => {
  if (flows.length > 0) return localStore.set(key, JSON.stringify(flows.slice(-maxFlows)));
  localStore.remove(key);
  return true;
};

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** @example await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk') // => 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' */
export const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/** Difference between the ports of the local Zalo stub and the functions (local/suite/ports.ts). */
const toStandIn = 1090 - 5001;
const host = () => {
  const local = emulators();
  return local ? `http://${local.host}:${local.functions + toStandIn}` : 'https://oauth.zaloapp.com';
};

/** Redirects to Zalo. @returns false if this browser stores nothing */
export const beginZalo = async (
  act: ZaloAct,
  lang: Language,
  redirect: string | null,
  now = Date.now(),
): Promise<boolean> => {
  const flow: ZaloFlow = { state: randomText(), verifier: randomText(), act, lang, redirect, at: now };
  const code_challenge = await challengeOf(flow.verifier);
  if (!write([...read(now), flow])) return false;
  const query = new URLSearchParams({
    app_id: settings.signIn.zalo,
    redirect_uri: `${location.origin}${zaloReturnPath}`,
    code_challenge,
    state: flow.state,
  });
  location.assign(`${host()}/v4/permission?${query}`);
  return true;
};

/** Removes and returns the sign-in that has this `state`; null if it is old, forged or another browser's. */
export const takeZalo = (state: string | null, now = Date.now()): ZaloFlow | null => {
  const flows = read(now);
  const flow = flows.find((one) => one.state === state) ?? null;
  write(flows.filter((one) => one !== flow));
  return flow;
};

export const peekZalo = (state: string | null, now = Date.now()): ZaloFlow | null =>
  read(now).find((one) => one.state === state) ?? null;
