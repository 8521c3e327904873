import * as z from 'zod/mini';
import { settings } from '../../../src/settings.ts';
import { complain, isLocal } from './environment.ts';

const Secrets = z.object({
  /** Mail server: smtp://user:password@host:port */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** Key that signs links in emails: at least 32 random characters. */
  LINK_SECRET: z.string().check(z.minLength(32)),
  /** Private key that signs notifications (VAPID): 32 bytes in base64url. */
  PUSH_KEY: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  /** Access token of the Facebook page; absent: nothing is posted. */
  FACEBOOK_TOKEN: z.optional(z.string()),
  ZALO_SECRET: z.string().check(z.regex(/^\S{8,}$/)),
});
export type Secrets = z.infer<typeof Secrets>;
export type SecretName = keyof Secrets;

export const secretNames = ({
  facebookPage,
  pushKey,
  signIn,
}: {
  facebookPage: string;
  pushKey: string;
  signIn: { zalo: string };
}): SecretName[] => [
  'SMTP_URL',
  'LINK_SECRET',
  ...(pushKey ? (['PUSH_KEY'] as const) : []),
  ...(facebookPage ? (['FACEBOOK_TOKEN'] as const) : []),
  ...(signIn.zalo ? (['ZALO_SECRET'] as const) : []),
];

export const isSecretRight = (name: string, value: string): boolean =>
  name === 'SMTP_URL' || name === 'LINK_SECRET' || name === 'PUSH_KEY' || name === 'ZALO_SECRET'
    ? Secrets.shape[name].safeParse(value).success
    : value.trim().length > 0;

/**
 * Returns the option that binds a function to secrets by name: `defineSecret()` would make firebase-tools
 * demand every secret. Empty on the emulators, which have no Secret Manager.
 */
export const bindSecrets = (...names: SecretName[]): { secrets: string[] } => ({
  secrets: isLocal ? [] : names.filter((name) => secretNames(settings).includes(name)),
});

/** @throws if a secret is missing or invalid */
export const readSecrets = <Name extends SecretName>(...names: Name[]): Pick<Secrets, Name> => {
  const read = names.map((name) => [name, Secrets.shape[name].safeParse(process.env[name])] as const);
  complain(read.flatMap(([name, { success }]) => (success ? [] : [name])));
  return Object.fromEntries(read.map(([name, { data }]) => [name, data])) as Pick<Secrets, Name>;
};
