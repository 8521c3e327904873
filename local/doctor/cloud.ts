import * as z from 'zod/mini';
import { providerIds } from '../../src/domain/accounts/socialProviders.ts';
import type { AppCheckProvider, SignIn } from '../../src/installation/installation.schema.ts';

/** Facts from the cloud; undefined if they could not be read. */
export type Cloud = {
  /** Values by secret name; null if Secret Manager has none. */
  secrets?: Record<string, string | null>;
  signIn?: Record<string, boolean>;
  /** Whether Google redirects people to authDomain after sign-in. */
  comesBack?: boolean;
  hidesAccounts?: boolean;
  /** App Check's site keys by provider: null for none, '' for reCAPTCHA v3, whose key is hidden. */
  appCheck?: Partial<Record<AppCheckProvider, string | null>>;
  /** Expiry of the live site's security.txt in milliseconds; null: there is none. */
  securityTextExpires?: number | null;
  services?: string[];
  /** Roles of service accounts in the project, by address. */
  accountRoles?: Record<string, string[]>;
  signsTokens?: boolean;
};

/** firebase-tools gives the functions' account this prefix. */
export const isOwnAccount = (account: string): boolean => account.startsWith('firebase-fn-');
export const signerRole = 'roles/iam.serviceAccountTokenCreator';

export const offeredProviders = (signIn: SignIn): [id: string, name: string][] => [
  ...(signIn.google ? [[providerIds.google, 'Google'] satisfies [string, string]] : []),
  ...(signIn.facebook ? [[providerIds.facebook, 'Facebook'] satisfies [string, string]] : []),
];

/** @example secretIn('{"status":"success","result":"x"}') // => 'x' */
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
/** Parses `appcheck:providers:get`: the site key, '' if hidden, null for none, undefined if unreadable. */
export const siteKeyIn = (output: string): string | null | undefined => {
  const { result } = Provider.safeParse(parse(output)).data ?? {};
  return result && (result.configured ? (result.siteKey ?? '') : null);
};

const Services = z.array(z.object({ config: z.object({ name: z.string() }) }));
export const servicesIn = (output: string): string[] | undefined =>
  Services.safeParse(parse(output)).data?.map(({ config }) => config.name);

const Policy = z.object({ bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })) });
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

/**
 * Returns the page of Firebase Auth to which a provider redirects.
 * @example handlerOf('www.site.vn') // => 'https://www.site.vn/__/auth/handler'
 */
export const handlerOf = (authDomain: string): string => `https://${authDomain}/__/auth/handler`;

/**
 * Returns whether Google accepts the return address, from the `location` of its redirect. Undefined for other
 * responses.
 */
export const leadsBack = (location: string | null): boolean | undefined => {
  if (location === null || !URL.canParse(location)) return undefined;
  const { origin, pathname, searchParams } = new URL(location);
  if (origin !== 'https://accounts.google.com') return undefined;
  if (!pathname.startsWith('/signin/oauth/error')) return true;
  const failure = Buffer.from(searchParams.get('authError') ?? '', 'base64').toString();
  return failure.includes('redirect_uri_mismatch') ? false : undefined;
};
