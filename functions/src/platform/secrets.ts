import * as z from 'zod/mini';
import { settings } from '../../../src/settings.ts';
import { complain, isLocal } from './environment.ts';

/** What nobody but the functions may know: kept in Secret Manager, never in a file. */
const Secrets = z.object({
  /** Where emails are handed over: smtp://user:password@host:port */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** Signs the links of emails, which work without signing in: 32 characters or more that nobody can guess. */
  LINK_SECRET: z.string().check(z.minLength(32)),
  /** The private half of the keys that notifications are signed with: 32 bytes in base64url. */
  PUSH_KEY: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  /** The access token of the Facebook page that new bikes are posted to; without it, nothing is posted. */
  FACEBOOK_TOKEN: z.optional(z.string()),
});
export type Secrets = z.infer<typeof Secrets>;
export type SecretName = keyof Secrets;

/** Which secrets an installation has. */
export const secretNames = ({
  facebookPage,
  pushKey,
}: {
  facebookPage: string;
  pushKey: string;
}): SecretName[] => [
  'SMTP_URL',
  'LINK_SECRET',
  ...(pushKey ? (['PUSH_KEY'] as const) : []),
  ...(facebookPage ? (['FACEBOOK_TOKEN'] as const) : []),
];

/** Whether a secret has the shape that the functions need. */
export const isSecretRight = (name: string, value: string): boolean =>
  name === 'SMTP_URL' || name === 'LINK_SECRET' || name === 'PUSH_KEY'
    ? Secrets.shape[name].safeParse(value).success
    : value.trim().length > 0;

/**
 * The option that binds a function to secrets: the cloud gives it these and no others. They are names, because firebase-tools asks
 * for each parameter that defineSecret() declares, also for the token of a page that an installation does not have.
 * A laptop has no Secret Manager.
 */
export const bindSecrets = (...names: SecretName[]): { secrets: string[] } => ({
  secrets: isLocal ? [] : names.filter((name) => secretNames(settings).includes(name)),
});

/** Secrets that the function is bound to, when it is asked something. @throws where one is missing or wrong */
export const readSecrets = <Name extends SecretName>(...names: Name[]): Pick<Secrets, Name> => {
  const read = names.map((name) => [name, Secrets.shape[name].safeParse(process.env[name])] as const);
  complain(read.flatMap(([name, { success }]) => (success ? [] : [name])));
  return Object.fromEntries(read.map(([name, { data }]) => [name, data])) as Pick<Secrets, Name>;
};
