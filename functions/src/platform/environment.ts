import * as z from 'zod/mini';

const Environment = z.object({
  /** The public origin, without a trailing slash. */
  SITE_URL: z.url({ protocol: /^https?$/ }),
  /** The sender of emails, such as Vongxe <hello@vongxe.example> */
  MAIL_FROM: z.string().check(z.regex(/@/)),
  /** Receiver of support requests, messages and feedback. */
  OPERATOR_EMAIL: z.email(),
  /** Facebook page for new bikes; absent: nothing is posted. */
  FACEBOOK_PAGE: z.optional(z.string()),
  /** Facebook's Graph API, or its stand-in. */
  FACEBOOK_API: z.optional(z.url({ protocol: /^https?$/ })),
  /** Stand-in for Zalo; read on the emulators only. */
  ZALO_API: z.optional(z.url({ protocol: /^http$/ })),
  /** '1' on the emulators, absent in production. */
  LOCAL: z.optional(z.enum(['0', '1'])),
  /** Addresses of the emulators, which the security policy allows. */
  EMULATOR_ORIGINS: z.optional(z.string()),
});
export type Environment = z.infer<typeof Environment>;

/** Returns the functions' environment variables, except secrets. */
export const deployedVariables = (site: {
  name: string;
  origin: string;
  email: string;
  facebookPage: string;
}): Record<string, string> => ({
  // Otherwise Express sends stack traces to visitors.
  NODE_ENV: 'production',
  SITE_URL: site.origin,
  MAIL_FROM: `${site.name} <${site.email}>`,
  OPERATOR_EMAIL: site.email,
  ...(site.facebookPage && { FACEBOOK_PAGE: site.facebookPage }),
});

/** @throws an error that names all missing or invalid variables */
export const complain = (names: readonly string[]): void => {
  if (names.length === 0) return;
  throw new Error(
    `These settings of the functions are missing or wrong: ${names.join(', ')}. ` +
      '`npm run deploy` writes them from the settings of the installation, and secrets lie in Secret Manager: see docs/operating.md.',
  );
};

/**
 * Reads the installation's settings; secrets are in platform/secrets.ts.
 * @example readEnvironment(process.env).SITE_URL // => 'https://vongxe.example'
 */
export const readEnvironment = (variables: Record<string, string | undefined>): Environment => {
  const parsed = Environment.safeParse(variables);
  if (parsed.success) return { ...parsed.data, SITE_URL: parsed.data.SITE_URL.replace(/\/+$/, '') };
  complain([...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]);
  throw parsed.error;
};

/** Whether this runs on the emulators. LOCAL is unset while firebase-tools lists the functions. */
export const isLocal = process.env.FUNCTIONS_EMULATOR === 'true';
