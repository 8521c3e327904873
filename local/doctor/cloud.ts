/** What could be learnt without changing anything; what is missing here could not be asked. */
export type Cloud = {
  /** By name: its value, or null where Secret Manager has none. */
  secrets?: Record<string, string | null>;
  /** Whether Firebase Auth lets people in that way. */
  signIn?: Record<string, boolean>;
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
