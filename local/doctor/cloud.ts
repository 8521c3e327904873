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
};

export const providers = { 'google.com': 'Google', 'facebook.com': 'Facebook' } as const;

/** A secret as firebase-tools prints it. @example secretIn('{"status":"success","result":"x"}') // => 'x' */
export const secretIn = (output: string): string => {
  try {
    return String(JSON.parse(output.slice(output.indexOf('{'))).result ?? '').trim();
  } catch {
    return output.trim();
  }
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
