import * as z from 'zod/mini';

const Environment = z.object({
  /** The public origin, without a trailing slash. */
  SITE_URL: z.url({ protocol: /^https?$/ }),
  /** Where emails are handed over: smtp://user:password@host:port */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender of emails, such as Vongxe <hello@vongxe.example> */
  MAIL_FROM: z.string().check(z.regex(/@/)),
  /** Who gets support requests, messages and feedback. */
  OPERATOR_EMAIL: z.email(),
  /** Signs the links of emails, which work without signing in: 32 characters or more that nobody can guess. */
  LINK_SECRET: z.string().check(z.minLength(32)),
  /** The Facebook page that new bikes are posted to and its access token; without both, nothing is posted. */
  FACEBOOK_PAGE: z.optional(z.string()),
  FACEBOOK_TOKEN: z.optional(z.string()),
  /** Where Facebook's Graph API is asked; a stand-in on the emulators. */
  FACEBOOK_API: z.optional(z.url({ protocol: /^https?$/ })),
  /** '1' on the emulators, absent in production. */
  LOCAL: z.optional(z.enum(['0', '1'])),
  /** On the emulators, where a browser finds them: the security policy lets pages ask there. */
  EMULATOR_ORIGINS: z.optional(z.string()),
});
export type Environment = z.infer<typeof Environment>;

/** What nobody but the functions may know: kept in Secret Manager, never in a file. */
export const secretNames = ({ facebookPage }: { facebookPage: string }): string[] => [
  'SMTP_URL',
  'LINK_SECRET',
  ...(facebookPage ? ['FACEBOOK_TOKEN'] : []),
];

/** The rest of what functions read, as a deployment writes it from the site's settings. */
export const deployedVariables = (site: {
  name: string;
  origin: string;
  email: string;
  facebookPage: string;
}): Record<string, string> => ({
  // Express shows the stack of what went wrong to everybody, except in production.
  NODE_ENV: 'production',
  SITE_URL: site.origin,
  MAIL_FROM: `${site.name} <${site.email}>`,
  OPERATOR_EMAIL: site.email,
  ...(site.facebookPage && { FACEBOOK_PAGE: site.facebookPage }),
});

/** Whether a secret has the shape that the functions need. */
export const isSecretRight = (name: string, value: string): boolean => {
  if (name === 'SMTP_URL') return Environment.shape.SMTP_URL.safeParse(value).success;
  if (name === 'LINK_SECRET') return Environment.shape.LINK_SECRET.safeParse(value).success;
  return value.trim().length > 0;
};

/**
 * The settings that differ from one installation to the next. One message names everything that is wrong.
 * @example readEnvironment(process.env).SITE_URL // => 'https://vongxe.example'
 */
export const readEnvironment = (variables: Record<string, string | undefined>): Environment => {
  const parsed = Environment.safeParse(variables);
  if (parsed.success) return { ...parsed.data, SITE_URL: parsed.data.SITE_URL.replace(/\/+$/, '') };
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
  throw new Error(
    `These settings of the functions are missing or wrong: ${names.join(', ')}. ` +
      '`npm run deploy` writes them from src/settings.ts, and secrets lie in Secret Manager: see docs/operating.md.',
  );
};

/**
 * On the emulators a few conveniences exist that production does not have. Their own sign is asked, since
 * LOCAL is not there yet while firebase-tools lists the functions.
 */
export const isLocal = process.env.FUNCTIONS_EMULATOR === 'true';
