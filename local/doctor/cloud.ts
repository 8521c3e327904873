import * as z from 'zod/mini';
import { providerIds } from '../../src/domain/accounts/socialProviders.ts';
import type { AppCheckProvider } from '../../src/settings.ts';

/** What could be learnt without changing anything; what is missing here could not be asked. */
export type Cloud = {
  /** By name: its value, or null where Secret Manager has none. */
  secrets?: Record<string, string | null>;
  /** Whether Firebase Auth lets people in that way. */
  signIn?: Record<string, boolean>;
  /** Whether Google leads people back to authDomain once they have signed in. */
  comesBack?: boolean;
  /** Whether Firebase Auth keeps to itself who has an account. */
  hidesAccounts?: boolean;
  /** Site keys that App Check was given for the web app, by provider; null: none. v3 tells only that there is one. */
  appCheck?: Partial<Record<AppCheckProvider, string | null>>;
  /** When the live site's security.txt expires, in milliseconds; null: it has none. */
  securityTextExpires?: number | null;
  /** APIs of Google Cloud that are switched on, such as iam.googleapis.com. */
  services?: string[];
  /** The roles that the project gives to service accounts, by their addresses. */
  accountRoles?: Record<string, string[]>;
};

/** How Google Cloud's console calls the providers of `providerIds`. */
export const providers = { [providerIds.google]: 'Google', [providerIds.facebook]: 'Facebook' };

/** A secret as firebase-tools prints it. @example secretIn('{"status":"success","result":"x"}') // => 'x' */
export const secretIn = (output: string): string => {
  try {
    return String(JSON.parse(output.slice(output.indexOf('{'))).result ?? '').trim();
  } catch {
    return output.trim();
  }
};

const parse = (output: string): unknown => {
  try {
    return JSON.parse(output.slice(output.search(/[[{]/)));
  } catch {
    return undefined;
  }
};

const Provider = z.object({ result: z.object({ configured: z.boolean(), siteKey: z.optional(z.string()) }) });
/** Parses the answer of `appcheck:providers:get`: the site key, or that there is one; null for none, undefined where unreadable. */
export const siteKeyIn = (output: string): string | null | undefined => {
  const { result } = Provider.safeParse(parse(output)).data ?? {};
  return result && (result.configured ? (result.siteKey ?? '') : null);
};

const Services = z.array(z.object({ config: z.object({ name: z.string() }) }));
/** Parses `gcloud services list --enabled --format json`. */
export const servicesIn = (output: string): string[] | undefined =>
  Services.safeParse(parse(output)).data?.map(({ config }) => config.name);

const Policy = z.object({ bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })) });
/** Parses `gcloud projects get-iam-policy --format json` into roles by service account. */
export const accountRolesIn = (output: string): Record<string, string[]> | undefined => {
  const policy = Policy.safeParse(parse(output)).data;
  if (!policy) return undefined;
  const roles: Record<string, string[]> = {};
  for (const { role, members } of policy.bindings)
    for (const member of members) {
      const [kind, account = ''] = member.split(':');
      if (kind === 'serviceAccount') roles[account] = [...(roles[account] ?? []), role];
    }
  return roles;
};

/** Where Firebase Auth takes over after a provider's window. @example handlerOf('www.site.vn') // => 'https://www.site.vn/__/auth/handler' */
export const handlerOf = (authDomain: string): string => `https://${authDomain}/__/auth/handler`;

/**
 * Whether Google would lead back, by where it sends somebody who wants to sign in: for an address that its client does
 * not know, to a page whose parameter `authError` says so, in Base64. Undefined where it says something else.
 */
export const leadsBack = (location: string | null): boolean | undefined => {
  if (location === null || !URL.canParse(location)) return undefined;
  const { origin, pathname, searchParams } = new URL(location);
  if (origin !== 'https://accounts.google.com') return undefined;
  if (!pathname.startsWith('/signin/oauth/error')) return true;
  const failure = Buffer.from(searchParams.get('authError') ?? '', 'base64').toString();
  return failure.includes('redirect_uri_mismatch') ? false : undefined;
};
