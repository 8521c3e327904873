import * as z from 'zod/mini';

const Environment = z.object({
  /** The public origin, without a trailing slash. */
  SITE_URL: z.url({ protocol: /^https?$/ }),
  /** The sender of emails, such as Vongxe <hello@vongxe.example> */
  MAIL_FROM: z.string().check(z.regex(/@/)),
  /** Who gets support requests, messages and feedback. */
  OPERATOR_EMAIL: z.email(),
  /** The Facebook page that new bikes are posted to; without it, nothing is posted. */
  FACEBOOK_PAGE: z.optional(z.string()),
  /** Where Facebook's Graph API is asked; a stand-in on the emulators. */
  FACEBOOK_API: z.optional(z.url({ protocol: /^https?$/ })),
  /** '1' on the emulators, absent in production. */
  LOCAL: z.optional(z.enum(['0', '1'])),
  /** On the emulators, where a browser finds them: the security policy lets pages ask there. */
  EMULATOR_ORIGINS: z.optional(z.string()),
});
export type Environment = z.infer<typeof Environment>;

/** What functions read besides their secrets, as a deployment writes it from the site's settings. */
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

/** @throws one message that names everything that is missing or wrong */
export const complain = (names: readonly string[]): void => {
  if (names.length === 0) return;
  throw new Error(
    `These settings of the functions are missing or wrong: ${names.join(', ')}. ` +
      '`npm run deploy` writes them from src/settings.ts, and secrets lie in Secret Manager: see docs/operating.md.',
  );
};

/**
 * The settings that differ from one installation to the next, without secrets: platform/secrets.ts.
 * @example readEnvironment(process.env).SITE_URL // => 'https://vongxe.example'
 */
export const readEnvironment = (variables: Record<string, string | undefined>): Environment => {
  const parsed = Environment.safeParse(variables);
  if (parsed.success) return { ...parsed.data, SITE_URL: parsed.data.SITE_URL.replace(/\/+$/, '') };
  complain([...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]);
  throw parsed.error;
};

/**
 * On the emulators a few conveniences exist that production does not have. Their own sign is asked, since
 * LOCAL is not there yet while firebase-tools lists the functions.
 */
export const isLocal = process.env.FUNCTIONS_EMULATOR === 'true';
